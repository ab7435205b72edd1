import { createContext } from "react";
import type { DataRouter } from "react-router-dom";

/** The app's router. `InstantOutlet` listens to it, because hooks only report what React has rendered. */
export const RouterContext = createContext<DataRouter | undefined>(undefined);

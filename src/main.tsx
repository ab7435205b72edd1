import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { routes } from "./routes.tsx";
import "./styles.css";

const root = document.getElementById("root");
if (root) createRoot(root).render(<RouterProvider router={createBrowserRouter(routes)} />);

import type { ComponentType } from "react";
import { matchRoutes, type Params, type RouteObject } from "react-router-dom";

/** A screen: its component, and the path and parameters of its route. */
export type Screen = { path: string; params: Params; Component: ComponentType<Params> };

/** Loads the screen of a path into its route, or returns undefined if the path is not a screen's. */
export async function loadScreen(
  routes: readonly RouteObject[],
  path: string,
): Promise<Screen | undefined> {
  const match = matchRoutes([...routes], path)?.at(-1);
  if (!match) return undefined;
  const loaded = await loadRoute(match.route);
  return loaded.Component ? { path, params: match.params, Component: loaded.Component } : undefined;
}

/** The component of a route. Loads a lazy one into the route, so that a press does not wait for an import. */
export async function loadRoute(route: RouteObject) {
  if (typeof route.lazy === "function") {
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return { Component: route.Component ?? null };
}

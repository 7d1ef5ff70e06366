import { useSyncExternalStore } from 'react';
import { type Route, routeOf } from './route.ts';

/** The address that is shown, as far as the app reads it, and where it leads. */
type Place = { readonly path: string; readonly query: string; readonly route: Route };

/** The history of this tab: the browser's own, heard by everything that is drawn from it. */
class Navigation {
  readonly #listeners = new Set<() => void>();
  #place: Place | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    addEventListener('popstate', this.#moved);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): Place => {
    const { pathname, search } = location;
    if (this.#place?.path !== pathname || this.#place.query !== search)
      this.#place = { path: pathname, query: search, route: routeOf(pathname) };
    return this.#place;
  };

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.#moved();
    if (how === 'push') scrollTo(0, 0);
  }

  readonly #moved = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

const navigation = new Navigation();

/** Leads somewhere else in the app. */
export const go = (path: string, how: 'push' | 'replace' = 'push'): void => navigation.go(path, how);

export function useRoute(): Route {
  return useSyncExternalStore(navigation.subscribe, navigation.get).route;
}

/** A value of the address's query; `null` when it has none of this name. */
export function useQuery(name: string): string | null {
  const { query } = useSyncExternalStore(navigation.subscribe, navigation.get);
  return new URLSearchParams(query).get(name);
}

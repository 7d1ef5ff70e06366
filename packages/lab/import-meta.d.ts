/** Vite, which bundles our programs, and vitest put the modules that are found in place of this call. */
interface ImportMeta {
  glob<Exported>(
    pattern: string,
    options: { readonly import: string },
  ): { readonly [path: string]: () => Promise<Exported> };
}

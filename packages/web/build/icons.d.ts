/** The icons that the build took out of the set: the outline of each, by our name, on a square of 512. */
declare module 'virtual:icons/*' {
  export const paths: { readonly [name: string]: string };
}

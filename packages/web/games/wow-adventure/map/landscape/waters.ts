/** Rivers, each from its spring to where it ends. */
export const rivers: readonly string[] = [];

/** Modules by the folder they stand in: those of a game stand in one that is called what the game's id is. */
export const byFolder = <Module>(found: Readonly<Record<string, Module>>): ReadonlyMap<string, Module> =>
  new Map(Object.entries(found).map(([path, module]) => [path.split('/').at(-2) ?? '', module]));

import type { Table } from '../../gloomhaven.ts';

/** Hands and picks are secret, unless the table plays with open information. [gh/components.34, gh/variants.4] */
export const secretly = ({ state }: Pick<Table, 'state'>): { readonly secret?: true } =>
  state.options.openInformation ? {} : { secret: true };

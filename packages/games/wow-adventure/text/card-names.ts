import { spelledOut } from '@tavolo/language';
import type { NameForm } from './name-forms.ts';

/** The name of an id; spelled out where no language has named it. */
export const nameIn = (names: Readonly<Record<string, string | NameForm>>, id: string): string => {
  const name = Object.hasOwn(names, id) ? names[id] : undefined;
  if (name === undefined) return spelledOut(id);
  return typeof name === 'string' ? name : name.name;
};

import type { Language } from '@tavolo/language';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AtTable, type AtTableValue } from '../../table/at-table.ts';
import { beforeJoining } from '../../table/table-state.ts';
import { loadMessages } from '../../text/load-messages.ts';
import { WrittenIn } from '../../text/use-text.ts';
import { table } from './samples.ts';

/** A part of a table as it is first drawn. What the part does not look at may be left out. */
export async function drawnAtTable(
  part: FunctionComponent,
  given: Partial<AtTableValue>,
  language: Language = 'en',
): Promise<string> {
  const value = {
    state: beforeJoining,
    table: table(),
    drawer: null,
    openDrawer: () => undefined,
    player: (seat) => ({ name: seat, is: 'person' }),
    ...given,
  } as AtTableValue; // as much of it as the part needs
  const written = { language, text: await loadMessages(language) };
  const atTable = createElement(AtTable, { value }, createElement(part));
  return renderToStaticMarkup(createElement(WrittenIn, { value: written }, atTable));
}

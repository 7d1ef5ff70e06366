import { type OpenQuestionOf, seat } from '@tavolo/kernel';
import type { Language } from '@tavolo/language';
import { expect, test } from 'vitest';
import { wowAdventure } from '../../game.ts';
import type { WowKinds } from '../../kinds.ts';
import { useOption } from '../../options.ts';
import { texts as en } from '../../text/en/texts.ts';
import { texts as it } from '../../text/it/texts.ts';
import type { NamedHero, Naming } from '../../text/naming.ts';
import { texts as pt } from '../../text/pt/texts.ts';
import type { Texts } from '../../text/texts.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';
import type { Power } from '../../vocabulary/powers.ts';
import { levels } from '../../vocabulary/terms.ts';

const { content } = wowAdventure;

/** Words by which a sentence speaks to its reader. */
const spoken: readonly (readonly [Language, Texts, RegExp])[] = [
  ['en', en, /\b(you|your|yours)\b/i],
  ['it', it, /\b(tu|ti|tuo|tua|tuoi|tue|ottieni|attacchi|batti)\b/i],
  ['pt', pt, /\b(você|compre|role|vença|receba)\b/i],
];

type Worked = { readonly source: string; readonly key: string; readonly hero: NamedHero };

const isForcedInCombat = ({ at, may }: Power): boolean =>
  may !== true && ['die', 'hit', 'opponent-beaten', 'combat-start'].includes(at);

const anybody: NamedHero = {
  character: 'sandrai' as CharacterId, // any character will do
  level: 'red',
  reversed: false,
  energy: 0,
};

const ofItems = (): readonly Worked[] =>
  [...content.challenge.values()].flatMap(({ item }) =>
    (item?.powers ?? []).flatMap((power, nth): readonly Worked[] => {
      const source = item?.id ?? '';
      const key = nth === 0 ? source : `${source}#${nth}`;
      return isForcedInCombat(power) ? [{ source, key, hero: anybody }] : [];
    }),
  );

const ofCards = (): readonly Worked[] =>
  [...content.abilities.values()].flatMap(({ id, powers }) =>
    powers.map((_, nth) => ({ source: id, key: `${id}#${nth}`, hero: anybody })),
  );

const ofCharacters = (): readonly Worked[] =>
  [...content.characters.values()].flatMap(({ id: character, cards }) =>
    levels.flatMap((level) =>
      [false, true].flatMap((reversed) =>
        cards[level][reversed ? 'reverse' : 'starting'].powers
          .filter(isForcedInCombat)
          .map(({ name = '' }) => ({
            source: name,
            key: name,
            hero: { character, level, reversed, energy: 0 },
          })),
      ),
    ),
  );

const tableWith = (hero: NamedHero): Naming => ({
  player: (name) => name,
  isSeat: (id): id is ReturnType<typeof seat> => id === 'Ana',
  hero: () => hero,
  opponentOf: () => null,
  content,
});

test.each(spoken)('the log tells of every hero’s power as others see it, in %s', (_, texts, toReader) => {
  const lines = [...ofItems(), ...ofCards(), ...ofCharacters()].map(({ source, key, hero }) =>
    texts.line({ is: 'power-worked', source, key, side: 'attacker', who: 'Ana' }, tableWith(hero)),
  );
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.filter((line) => toReader.test(line))).toEqual([]);
  expect(lines.filter((line) => !line.includes('Ana'))).toEqual([]);
});

const upkeep: OpenQuestionOf<WowKinds, 'upkeep'> = {
  name: 'upkeep',
  decision: '1',
  seat: seat('Ana'),
  rule: 'wow/upkeep.2',
  options: [],
  min: 1,
  max: 1,
  secret: false,
  about: {},
};

test.each(spoken)('a button says what it costs to use an item, on a card of any kind, in %s', (_, texts) => {
  const priced = [...content.challenge.values()].filter(({ item }) =>
    item?.powers.some(({ may, cost = [] }) => may === true && cost.length > 0),
  );
  const labels = priced.map(({ id }) => texts.option(upkeep, useOption(id), tableWith(anybody)));
  expect(priced.filter(({ event }) => event !== null).length).toBeGreaterThan(3);
  expect(labels.filter((label) => !label.endsWith(')'))).toEqual([]);
});

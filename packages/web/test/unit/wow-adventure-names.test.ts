import { describe, expect, test } from 'vitest';
import { boxAbout, distance, overlap } from '../../games/wow-adventure/map/boxes.ts';
import type { ChartWords } from '../../games/wow-adventure/map/chart-props.ts';
import type { NamePlaced } from '../../games/wow-adventure/map/names.ts';
import { namesFor, namesWith } from '../../games/wow-adventure/map/names-seen.ts';
import { placeOf, reachOf, spaces } from '../../games/wow-adventure/map/plane.ts';
import { leastLetters, type Scale, scaleAt, scales } from '../../games/wow-adventure/map/scales.ts';
import { texts as en } from '../../games/wow-adventure/text/en.ts';
import { texts as it } from '../../games/wow-adventure/text/it.ts';
import { texts as pt } from '../../games/wow-adventure/text/pt.ts';
import { readable } from '../../parts/drawing/camera.ts';

const wordsIn = ({ game, chart }: typeof en): ChartWords => ({
  text: chart,
  spaces: Object.fromEntries(spaces.map(({ id }) => [id, game.name(id)])),
  zones: Object.fromEntries(spaces.map(({ zone }) => [zone, game.name(zone)])),
  resources: {},
});

const spoken = { en: wordsIn(en), it: wordsIn(it), pt: wordsIn(pt) };
const languages = ['en', 'it', 'pt'] as const;
const cases = languages.flatMap((language) => scales.map((scale) => ({ language, scale })));
const none = { matters: new Set<never>(), occupied: [] };

/** Names that cover each other, or the middle of a space; from very far away roads may be covered. */
const covered = (named: readonly NamePlaced[], scale: Scale): readonly string[] =>
  named.flatMap(({ id, box }, at) => [
    ...named
      .slice(at + 1)
      .filter((other) => overlap(box, other.box) > 0)
      .map((other) => `${id} ${other.id}`),
    ...spaces
      .filter(({ kind }) => scale >= readable || kind !== 'normal')
      .filter(
        (space) => overlap(box, boxAbout(placeOf(space.id), 1.4 * reachOf(space), 1.4 * reachOf(space))) > 0,
      )
      .map((space) => `${id} on ${space.id}`),
  ]);

describe.each(cases)('names in $language at a scale of $scale', ({ language, scale }) => {
  const words = spoken[language];
  const names = namesFor(words, scale);

  test('none covers a space or another name, and no name of a zone covers one', () => {
    expect(covered(names.spaces, scale)).toEqual([]);
    const crossed = names.zones.flatMap(({ id, box }) =>
      [...names.spaces, ...names.zones]
        .filter((other) => other.id !== id && overlap(box, other.box) > 0)
        .map((other) => `${id} ${other.id}`),
    );
    expect(crossed).toEqual([]);
  });

  test('all can be read', () => {
    for (const { size } of [...names.spaces, ...names.zones])
      expect(size * scale).toBeGreaterThanOrEqual(leastLetters - 0.05);
  });

  test('those of lit spaces find room before others, and none covers another or where a hero stands', () => {
    const lit = spaces.filter((_, at) => at % 7 === 0);
    const occupied = lit.map(({ id }) => boxAbout(placeOf(id), 60, 60));
    const matters = new Set(lit.map(({ id }) => id));
    const { spaces: now } = namesWith(names, words, scale, { matters, occupied });
    expect(covered(now, scale)).toEqual([]);
    for (const { id, box } of now)
      expect(
        occupied.filter((hero) => overlap(box, hero) > 0),
        id,
      ).toEqual([]);
    const { spaces: undisturbed } = namesWith(names, words, scale, { matters, occupied: [] });
    const countOf = (all: readonly NamePlaced[]) => all.filter(({ id }) => matters.has(id as never)).length;
    expect(countOf(undisturbed)).toBeGreaterThanOrEqual(countOf(names.spaces));
  });

  test('they are as usual where nothing matters and nobody stands', () => {
    expect(namesWith(names, words, scale, none).spaces).toEqual(names.spaces);
  });
});

test.each(languages)('from near all places are named in %s, from afar the cities', (language) => {
  const words = spoken[language];
  expect(namesFor(words, 1.25).spaces).toHaveLength(spaces.length);
  const cities = spaces.filter(({ kind }) => kind === 'city').map(({ id }) => String(id));
  expect(namesFor(words, 0.36).spaces.map(({ id }) => id)).toEqual(expect.arrayContaining(cities));
});

test.each(languages)('from near all but few names in %s lie closest to their own space', (language) => {
  const gaps = (box: NamePlaced['box']) =>
    spaces.map((space) => ({ of: space.id, gap: distance(box, placeOf(space.id)) - reachOf(space) }));
  const misleading = namesFor(spoken[language], 1.25).spaces.filter(({ id, box }) => {
    const all = gaps(box);
    const own = all.find(({ of }) => of === id)?.gap ?? Number.NaN;
    return all.some(({ gap }) => gap < own - 1);
  });
  expect(misleading.length).toBeLessThan(spaces.length / 12);
});

test('lit spaces without a name get one where there is room', () => {
  const words = spoken.en;
  const names = namesFor(words, 0.64);
  const roads = spaces.filter(({ kind, zone }) => kind === 'normal' && zone === 'elwynn-forest');
  const matters = new Set(roads.map(({ id }) => id));
  expect(names.spaces.filter(({ id }) => matters.has(id as never))).toEqual([]);
  const now = namesWith(names, words, 0.64, { matters, occupied: [] }).spaces;
  expect(now.filter(({ id }) => matters.has(id as never))).toHaveLength(roads.length);
});

test('a zoom belongs to the next scale below, so that letters are never smaller than planned', () => {
  expect(scaleAt(0.53)).toBe(0.53);
  expect(scaleAt(0.63)).toBe(0.53);
  expect(scaleAt(1.2)).toBe(1);
  expect(scaleAt(9)).toBe(1.6);
  expect(scaleAt(0.1)).toBeNull();
});

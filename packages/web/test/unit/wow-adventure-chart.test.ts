import { content, type SpaceId } from '@tavolo/wow-adventure';
import { describe, expect, test } from 'vitest';
import { icons } from '../../games/wow-adventure/icons.ts';
import { regions } from '../../games/wow-adventure/map/landscape/regions.ts';
import { levelOutline } from '../../games/wow-adventure/map/level-shape.ts';
import { chartBounds, placeOf, spaces, touchReach } from '../../games/wow-adventure/map/plane.ts';
import { roads, wayPaths } from '../../games/wow-adventure/map/roads.ts';
import { spaceLabel } from '../../games/wow-adventure/map/space-label.ts';
import { chart as text } from '../../games/wow-adventure/text/en/chart.ts';
import { readable } from '../../parts/drawing/camera.ts';

const phone = 390;
const pairs = spaces.flatMap((one, at) => spaces.slice(at + 1).map((other) => [one, other] as const));
const idOf = (id: string): SpaceId => {
  const found = spaces.find((space) => space.id === id);
  if (found === undefined) throw new Error(`no space ${id}`);
  return found.id;
};

const words = {
  text,
  spaces: Object.fromEntries(spaces.map(({ id }) => [id, id.replaceAll('-', ' ')])),
  zones: Object.fromEntries(spaces.map(({ zone }) => [zone, zone.replaceAll('-', ' ')])),
  resources: {},
};

describe('the places of spaces', () => {
  test('every space has one, on a land that has a region for its zone', () => {
    expect(spaces).toHaveLength(content.board.spaces.size);
    for (const { id, zone } of spaces) {
      const [x, y] = placeOf(id);
      expect(x).toBeGreaterThan(chartBounds.left + touchReach);
      expect(x).toBeLessThan(chartBounds.right - touchReach);
      expect(y).toBeGreaterThan(chartBounds.top + touchReach);
      expect(y).toBeLessThan(chartBounds.bottom - touchReach);
      expect(regions).toHaveProperty([zone]);
    }
  });

  test('on a phone that shows all of the width, each is touched on 28 pixels and more, and no two at once', () => {
    expect((chartBounds.right - chartBounds.left) * readable).toBeLessThanOrEqual(phone + 1);
    expect(2 * touchReach * readable).toBeGreaterThanOrEqual(28);
    for (const [one, other] of pairs) {
      const [[x, y], [toX, toY]] = [placeOf(one.id), placeOf(other.id)];
      expect(Math.hypot(toX - x, toY - y)).toBeGreaterThanOrEqual(2 * touchReach);
    }
  });

  test('they lie as in the content: whatever is clearly further north there is so here', () => {
    for (const [one, other] of pairs) {
      if (Math.abs(one.at.y - other.at.y) < 9) continue;
      expect(placeOf(one.id)[1] < placeOf(other.id)[1]).toBe(one.at.y < other.at.y);
    }
  });
});

test('levels differ by their outlines, not by their colours alone', () => {
  const outlines = (['grey', 'green', 'yellow', 'red'] as const).map((level) => levelOutline(level, 20));
  expect(new Set(outlines).size).toBe(4);
});

test('every place with a sign of its own has an icon, and so has everything that spaces offer', () => {
  const signs = spaces.flatMap(({ id, kind, resources }): readonly string[] =>
    kind === 'normal' ? resources : kind === 'key' || kind === 'encounter' ? [id] : [],
  );
  for (const sign of signs) expect(icons).toHaveProperty([`wa/${sign}`]);
});

test('there is a road between neighbours, once, and a way follows roads or flies', () => {
  expect(roads).toHaveLength(spaces.reduce((sum, { neighbours }) => sum + neighbours.length, 0) / 2);
  const way = ['ironforge', 'deeprun-tram', 'stormwind-city', 'undercity'].map(idOf);
  expect(wayPaths(way).roads.match(/M/g)).toHaveLength(2);
  expect(wayPaths(way).flights.match(/M/g)).toHaveLength(1);
});

test('a space is read out with its kind, level, distance and all that is there', () => {
  const space = idOf('loch-1');
  const found = spaces.find(({ id }) => id === space);
  const label =
    found &&
    spaceLabel(found, {
      words,
      states: new Map([
        [
          space,
          {
            isTooHigh: false,
            isQuestPlace: true,
            pick: { option: 'x', isPicked: false, steps: 2, flightFrom: null },
          },
        ],
      ]),
      figures: [{ id: 'mage', space, label: 'Ana the Mage', emblem: '', colour: '', isActive: true }],
      things: [{ is: 'trap', id: 'trap', space, label: 'a trap' }],
    });
  expect(label).toBe(
    'loch 1, loch modan, road, green level, 2 steps away, a place of the quest, scroll, potion-small, Ana the Mage, a trap',
  );
});

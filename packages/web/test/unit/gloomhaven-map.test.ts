import { describe, expect, test } from 'vitest';
import { isHexLit } from '../../games/gloomhaven/lit.ts';
import { innerWalls, outerWalls } from '../../games/gloomhaven/map/chart.ts';
import { boundsOf, centreOf, cornersAbout, neighboursOf } from '../../games/gloomhaven/map/plane.ts';
import { isUnder } from '../../games/gloomhaven/map/use-stepping-aside.ts';
import {
  fitted,
  fittedAbout,
  movedToFrame,
  movedToShow,
  readable,
  zoomedAt,
} from '../../parts/drawing/camera.ts';

const size = { width: 1000, height: 600 };

describe('the plane of hexes', () => {
  test.each(['printed', 'turned'] as const)(
    'the k-th edge of a hex lies toward its k-th neighbour, %s',
    (orientation) => {
      const [x, y] = centreOf('2,-1', orientation);
      const corners = cornersAbout([x, y], 50, orientation);
      neighboursOf('2,-1').forEach((next, k) => {
        const [nextX, nextY] = centreOf(next, orientation);
        const [from, to] = [corners[k], corners[(k + 1) % 6]];
        expect(((from?.[0] ?? 0) + (to?.[0] ?? 0)) / 2).toBeCloseTo((x + nextX) / 2);
        expect(((from?.[1] ?? 0) + (to?.[1] ?? 0)) / 2).toBeCloseTo((y + nextY) / 2);
      });
    },
  );
});

describe('walls', () => {
  test('one hex is walled in by one path of six corners', () => {
    const paths = outerWalls(['0,0'], 'printed').match(/M[^Z]*Z/g) ?? [];
    expect(paths.map((path) => path.split('L').length)).toEqual([6]);
  });

  test('two rooms that do not touch have a wall each', () => {
    expect(outerWalls(['0,0', '5,0'], 'printed').match(/M/g)).toHaveLength(2);
  });

  test('a ring of hexes has a wall outside and one inside', () => {
    expect(outerWalls(neighboursOf('0,0'), 'printed').match(/M/g)).toHaveLength(2);
  });

  test('a wall between neighbours is drawn when both are seen', () => {
    const walls = [['0,0', '1,0']] as const;
    expect(innerWalls(['0,0'], walls, 'printed')).toBe('');
    expect(innerWalls(['0,0', '1,0'], walls, 'printed')).toMatch(/^M.*L/);
  });
});

describe('the camera', () => {
  const bounds = boundsOf(['0,0', '6,0', '0,6'], 'printed', 0);

  test('shows all of the map', () => {
    const { x, y, zoom } = fitted(bounds, size);
    expect(bounds.left * zoom + x).toBeGreaterThanOrEqual(0);
    expect(bounds.top * zoom + y).toBeGreaterThanOrEqual(0);
    expect(bounds.right * zoom + x).toBeLessThanOrEqual(size.width);
    expect(bounds.bottom * zoom + y).toBeLessThanOrEqual(size.height);
  });

  test('keeps what lies under the pointer where it is', () => {
    const before = fitted(bounds, size);
    const after = zoomedAt(before, [300, 200], 1.5);
    expect((300 - after.x) / after.zoom).toBeCloseTo((300 - before.x) / before.zoom);
    expect((200 - after.y) / after.zoom).toBeCloseTo((200 - before.y) / before.zoom);
  });

  test('moves no further than it must to show something', () => {
    const camera = { x: 0, y: 0, zoom: 1 };
    expect(movedToShow(camera, [500, 300], size)).toEqual(camera);
    expect(movedToShow(camera, [1100, 300], size)).toEqual({ x: -180, y: 0, zoom: 1 });
  });

  test('is moved, and made smaller where it must be, until all that can be answered is in sight', () => {
    const camera = { x: 0, y: 0, zoom: 1 };
    const inSight = { left: 100, top: 100, right: 300, bottom: 300 };
    expect(movedToFrame(camera, inSight, size)).toEqual(camera);
    const beside = { left: 1000, top: 100, right: 1200, bottom: 300 };
    const moved = movedToFrame(camera, beside, size);
    expect(moved.zoom).toBe(1);
    expect(1000 + moved.x).toBeGreaterThan(0);
    expect(1200 + moved.x).toBeLessThanOrEqual(size.width);
    const large = { left: -800, top: 100, right: 800, bottom: 300 };
    const { zoom, x } = movedToFrame(camera, large, size);
    expect(zoom).toBeLessThan(1);
    expect(-800 * zoom + x).toBeGreaterThanOrEqual(0);
    expect(800 * zoom + x).toBeLessThanOrEqual(size.width);
  });

  test('leads nobody so far away that nothing can be read: then the middle is shown', () => {
    const huge = { left: -1000, top: 100, right: 3000, bottom: 300 };
    const { zoom, x } = movedToFrame({ x: 0, y: 0, zoom: 1 }, huge, size);
    expect(zoom).toBe(readable);
    expect(1000 * zoom + x).toBeCloseTo(size.width / 2);
  });

  test('shows one’s own place where all of the map would be too small', () => {
    const huge = { left: 0, top: 0, right: 6000, bottom: 4000 };
    const seen = (at: readonly [number, number]) => {
      const { zoom, x, y } = fittedAbout(huge, size, at);
      return { zoom, left: -x / zoom, top: -y / zoom, at: [at[0] * zoom + x, at[1] * zoom + y] };
    };
    expect(seen([3000, 2000])).toMatchObject({ zoom: readable, at: [500, 300] });
    const { at, left, top } = seen([100, 100]);
    expect(at[0]).toBeGreaterThan(0);
    expect(at[1]).toBeGreaterThan(0);
    // The corner of the map lies in the corner of what is not covered: nothing beside it is shown in vain.
    expect(left).toBeGreaterThan(-100);
    expect(top).toBeGreaterThan(-100);
  });
});

test('a hex is under what lies over the map where any of it would be touched', () => {
  const camera = { x: 100, y: 50, zoom: 0.5 };
  const corner = { left: 0, top: 0, right: 90, bottom: 40 };
  expect(isUnder(camera, [-60, -40], corner)).toBe(true);
  expect(isUnder(camera, [0, 0], corner)).toBe(true); // its edge reaches under
  expect(isUnder(camera, [0, 60], corner)).toBe(false);
  expect(isUnder(camera, [60, -40], corner)).toBe(false);
});

test('a hex that answers is known by its option, whoever stands there', () => {
  const one = { label: '', isPicked: null, pick: () => {}, number: null };
  const lit = new Map(['2,3', 'skip'].map((option) => [option, { ...one, option }]));
  expect(['2,3', '3,2'].map((hex) => isHexLit(lit, hex))).toEqual([true, false]);
});

import { describe, expect, test } from 'vitest';
import { pathOfPasted, pathTo, routeOf } from '../../app/route.ts';

describe('addresses', () => {
  test('each leads to its page', () => {
    expect(routeOf('/')).toEqual({ is: 'home' });
    expect(routeOf('/new/gauntlet-of-fools')).toEqual({ is: 'new', game: 'gauntlet-of-fools' });
    expect(routeOf('/table/a%2Fb')).toEqual({ is: 'table', by: 'table', key: 'a/b' });
    expect(routeOf('/join/key')).toEqual({ is: 'table', by: 'invite', key: 'key' });
    expect(routeOf('/local/1')).toEqual({ is: 'table', by: 'local', key: '1' });
    expect(routeOf('/carry/code')).toEqual({ is: 'carry', code: 'code' });
    expect(routeOf('/me/')).toEqual({ is: 'me' });
  });

  test('a rule keeps the slash of its number', () => {
    const path = pathTo.rule('gauntlet-of-fools', 'gof/setup.1');
    expect(routeOf(path)).toEqual({ is: 'rules', game: 'gauntlet-of-fools', rule: 'gof/setup.1' });
  });

  test('what leads nowhere says so', () => {
    for (const path of ['/nothing', '/table', '/me/more', '/join/a/b', '/new', '/constructor/x'])
      expect(routeOf(path)).toEqual({ is: 'lost' });
    expect(routeOf('/join/%E0%A4%A')).toEqual({ is: 'table', by: 'invite', key: '%E0%A4%A' });
  });

  test('a pasted link leads to its table whoever served it, and a bare code is an invitation', () => {
    expect(pathOfPasted(' https://tavolo.example/join/abc-123?x=1 ')).toBe('/join/abc-123');
    expect(pathOfPasted('/watch/abc')).toBe('/watch/abc');
    expect(pathOfPasted('Qz3_x9-pLm2')).toBe('/join/Qz3_x9-pLm2');
    expect(pathOfPasted('hello there')).toBeNull();
    expect(pathOfPasted('https://tavolo.example/credits')).toBeNull();
  });
});

import { Match, seat } from '@tavolo/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { gloomhaven } from '../../game.ts';
import { type Naming, namingOf } from '../../text/naming.ts';
import { id } from './table.ts';

const ana = seat('Ana');

/** The words for the first room of a scenario, or for the rooms that are said to be revealed. */
function namingIn(scenario: string, rooms: readonly number[] = [1]): Naming {
  const options = { ...gloomhaven.defaults, scenario: id<typeof gloomhaven.defaults.scenario>(scenario) };
  const sheet = gloomhaven.chronicle.blank;
  const view = Match.start({ game: gloomhaven, seats: [ana], options, sheet, seed: 'names' }).view(ana);
  return namingOf({ ...view, rooms }, content, String);
}

const namedIn = (naming: Naming): readonly (string | null)[] =>
  naming.hexes().flatMap(({ hex }) => naming.spotsAt(hex).flatMap(({ name }) => name ?? []));

describe('what lies on a hex', () => {
  test('has the name that the rules of the scenario have for it', () => {
    const camp = namingIn('inox-encampment');
    expect(camp.spotsAt('-7,-3')).toEqual([{ is: 'marker', name: 'A' }]);
    expect(camp.spotsAt('-8,-3')).toEqual([{ is: 'door', name: '1-6' }]);
    expect(camp.spotsAt('-8,1')).toEqual([{ is: 'door', name: null }]);
    const shrine = namingIn('shrine-of-strength', [1, 2]);
    expect(shrine.spotsAt('-1,11')).toEqual([{ is: 'door', name: '2-3' }]);
  });

  test('tells of a door behind which a room is that the goal names', () => {
    expect(namingIn('decaying-crypt', [1, 2]).spotsAt('8,-1')).toEqual([
      { is: 'door', name: null },
      { is: 'room', name: '4' },
    ]);
  });

  test('tells nothing of rooms that are not revealed', () => {
    expect(namedIn(namingIn('shrine-of-strength'))).toEqual([]);
    expect(namedIn(namingIn('forgotten-crypt'))).toEqual(['C']);
  });
});

import { content, type EncounterCard } from '@tavolo/gauntlet-of-fools';
import { box as gauntlet } from '@tavolo/gauntlet-of-fools/box';
import { textsIn } from '@tavolo/gauntlet-of-fools/text';
import { begin, isRefusal, type Match, seat } from '@tavolo/kernel';
import { expect, it } from 'vitest';
import { faceOf } from '../face/faces.ts';
import { opened, sceneOf } from '../face/opened-game.ts';
import { playsOn, tavolo } from './tavolo.ts';

/** A table of two at which a match has begun. */
function begun(): Match {
  const match = begin(gauntlet.game, { seats: [seat('Ana'), seat('Bruno')], options: {}, seed: '3' });
  if (isRefusal(match)) throw new Error('no table');
  return match;
}

const askedNow = (match: Match) => {
  const [question] = match.open;
  if (question === undefined) throw new Error('nobody is asked');
  return question;
};

it('a hero is offered with the numbers it has after its boasts', async () => {
  const match = begun();
  const first = askedNow(match);
  const [hero = ''] = first.options;
  match.play(first.seat, [hero]);
  const boasting = askedNow(match);
  // One is left, for otherwise nobody could steal it.
  match.play(boasting.seat, boasting.options.slice(0, -1));
  const game = await opened(gauntlet, 'en', { boxes: [gauntlet], faceOf });
  const offered = game.face.option(hero, sceneOf(game, match, 'spectator', askedNow(match)), 'en');
  const counted = /Everything counted: Defense (\d+), (\d+) di/.exec(offered.details.at(-1) ?? '');
  const printed = /Defense (\d+)/.exec(offered.details[0] ?? '');
  expect(Number(counted?.[1])).toBeLessThan(Number(printed?.[1]));
  expect(offered.summary).toContain(`Defense ${counted?.[1]} · `);
  expect(offered.summary).toMatch(new RegExp(`· ${counted?.[2]} Attack Di`));
});

/** The screens of many matches, on a terminal with room for all; whoever has seen enough stops. */
async function* screens(seats: string) {
  for (let seed = 1; seed <= 300; seed++) {
    const line = `play gauntlet-of-fools --seed ${seed} --seats ${seats}`;
    const script = playsOn('What next?', ['3']);
    const setting = { script, isInteractive: true, size: [120, 60] as const };
    yield* (await tavolo(line, setting)).screens;
  }
}

const monsterNamed = (name: string): EncounterCard | undefined =>
  [...content.encounters.values()].find(({ id }) => textsIn('en').name(id) === name);

const sumOf = (modifiers: string, what: string): number =>
  [...modifiers.matchAll(new RegExp(`\\+(\\d+) ${what}`, 'g'))].reduce((sum, [, by]) => sum + Number(by), 0);

it('a monster is shown with its modifiers counted, and none of them waits for the next', async () => {
  let met = 0;
  for await (const screen of screens('ana,random,random')) {
    const faced = / {3}(\S.*?) {2}Attack (\d+) · Defense (\d+)\..*(?:\n {6,}.*)*((?:\n {3}\+ .*)+)/.exec(
      screen,
    );
    if (faced === null) continue;
    const [, name = '', attack, defense, modifiers = ''] = faced;
    const card = monsterNamed(name);
    if (card?.is !== 'monster' || card.defense === 'yours') continue;
    expect(modifiers).not.toContain('next');
    const wanted = [card.attack + sumOf(modifiers, 'Attack'), card.defense + sumOf(modifiers, 'Defense')];
    // Some heroes swap the two.
    expect([Number(attack), Number(defense)].sort()).toEqual(wanted.sort());
    if (wanted[0] !== card.attack || wanted[1] !== card.defense) met++;
    if (met > 3) break;
  }
  expect(met).toBeGreaterThan(3);
});

it('with two heroes each, the mark stands at the one that plays', async () => {
  let met = 0;
  for await (const screen of screens('ana,random')) {
    if (!screen.includes('before rolling')) continue;
    expect(screen.match(/^ ▸ /gm)).toHaveLength(1);
    if (++met > 10) break;
  }
  expect(met).toBeGreaterThan(10);
});

it('a roll at the Gold Vein is shown with the attack it makes', async () => {
  let met = 0;
  for await (const screen of screens('ana,random,random')) {
    if (!screen.includes('At the Gold Vein, after rolling')) continue;
    expect(screen).toMatch(/^ {3}Gold Vein.*\n {3}→ rolled (?:\d )+· Attack \d+$/m);
    if (++met > 1) break;
  }
  expect(met).toBeGreaterThan(1);
});

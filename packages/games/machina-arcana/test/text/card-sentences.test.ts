import { lineText } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { cardLinesIn } from '../../text/card-lines.ts';
import { cardTextOf } from '../../text/card-texts.ts';
import { cardPhrases } from '../../text/en/cards/phrases.ts';

const cards = cardLinesIn(cardPhrases);

/** What an ability says behind its name and kind. */
function said(card: string, ability: string): string {
  const line = cardTextOf(cards, content, card)
    .lines.map(lineText)
    .find((text) => text.startsWith(`${ability} (`));
  return line?.replace(/^[^)]*\)\. /, '') ?? '';
}

describe('An ability says', () => {
  test('first what it costs, how often and when it may be played, then whom it is aimed at and with which dice', () => {
    expect(said('wire-crawler', 'Reel In')).toBe(
      '2 stamina, once per turn: pull an explorer at range 2 by 1 space.',
    );
    expect(said('steam-rifle', 'Fire')).toBe('3 stamina: attack a unit within range 6 with 2 black dice.');
    expect(said('blink', 'Close the Gap')).toBe(
      '1 stamina, once per turn, if no explorer is adjacent to it: teleport up to 4 spaces away, next to the nearest explorer.',
    );
  });

  test('what must be so of a target together with the target', () => {
    expect(said('puppet-wire', 'Pull the String')).toContain(
      'control a monster with will 4 or less within range 4',
    );
    expect(said('flash-powder', 'Ignite')).toContain('a monster of level 1 or 2 within range 3 is dazed');
  });

  test('whom it is aimed at only once', () => {
    expect(said('chain-hook', 'Drag')).toBe(
      '2 stamina: pull a unit within range 3 by 2 spaces. If the target is now adjacent to you, attack it with 1 white die.',
    );
  });

  test('beforehand whom it is aimed at, where what happens depends on the target', () => {
    expect(said('spore-clerk', 'Audit')).toContain(
      'choose an explorer within range 3. If that explorer has any essence, they lose 1 essence; otherwise,',
    );
  });

  test('what happens hit or miss, where something else depends on a hit', () => {
    expect(said('thunderer', 'Thunder')).toContain(
      'on a hit, push the target 2 spaces. Hit or miss, you are pushed 1 space away from the target.',
    );
  });

  test('that health lost on a hit comes on top of what the hit takes', () => {
    expect(said('debt-collector', 'Collect')).toContain('lose 2 essence; or lose 1 more health');
  });

  test('what hits all or each of an area', () => {
    expect(said('boiler-leviathan', 'Scalding Sweep')).toContain('push each explorer hit 1 space');
    expect(said('phosphor-flask', 'Throw')).toContain(
      'attack each unit on or adjacent to a space within range 3',
    );
    expect(said('fowling-piece', 'Scatter')).toContain(
      'attack a unit within range 2 and each unit adjacent to it',
    );
  });

  test('that something may be left undone, also where a choice is nothing else', () => {
    expect(said('counterweight-haft', 'Follow Through')).toContain(
      'hits, you may push the unit hit 1 space.',
    );
    expect(said('hooked-blade', 'Hook Past')).toContain('on a hit, you may swap places with the target.');
  });

  test('once what several actions cost, or how several values change', () => {
    expect(said('tool-belt', 'Right Tool')).toBe(
      'Activating a lever, opening or closing a door and destroying a closed door each cost you 1 less stamina.',
    );
    expect(said('aegis-frame', 'Bulwark')).toBe('You have +2 armor and +1 will.');
  });

  test('which explorers it concerns, where a condition sets them apart', () => {
    expect(said('s3-vertigo', 'Reel')).toBe(
      'Each explorer next to a pit loses 1 health. Every other explorer loses 1 essence if able.',
    );
  });

  test('of an event itself who suffers its attack, since nobody makes it', () => {
    expect(said('s1-steam-ghosts', 'Scald')).toBe(
      'Each explorer suffers an arcane attack with 2 white dice.',
    );
    expect(said('s2-rooted-mind', 'Transmit')).toContain('2 stamina: make an arcane attack on an explorer');
  });
});

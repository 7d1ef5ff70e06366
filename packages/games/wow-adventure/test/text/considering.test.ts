import type { OpenQuestion } from '@tavolo/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import type { WowKinds } from '../../kinds.ts';
import { texts } from '../../text/en/texts.ts';
import type { Discovery } from '../../vocabulary/terms.ts';
import { playAtRandom } from './random-game.ts';

type Considered = { readonly question: OpenQuestion<WowKinds>; readonly says: string };

describe('what to consider', () => {
  const considered: Considered[] = [];
  beforeAll(() => {
    playAtRandom(
      { seed: 'considering', seats: 3, options: { valorToWin: '5' }, answers: 1200 },
      {
        told: () => undefined,
        asked: (question, table) => considered.push({ question, says: texts.consider(question, table) }),
      },
    );
  });

  test('whoever hides a token is told what it does', () => {
    const hiding = considered.flatMap(({ question, says }) => {
      if (question.name !== 'where') return [];
      const { why, source } = question.about;
      return why === 'hide-token' ? [{ token: source as Discovery, says }] : [];
    });
    expect(hiding.length).toBeGreaterThan(3);
    for (const { token, says } of hiding) {
      const [, ...effects] = texts.cardText(token);
      expect(says).toContain(`“${effects.join(' ')}”`);
    }
  });

  test('whoever is asked for a play without having one is told why; nobody else is', () => {
    const asked = considered.filter(({ question: { name } }) => /^(before-roll|after-roll)$/.test(name));
    const told = asked.filter(({ says }) => says.startsWith('You have nothing to play now.'));
    expect(told.length).toBeGreaterThan(3);
    expect(told).toEqual(asked.filter(({ question: { options } }) => options.length === 1));
  });
});

import { describe, expect, test } from 'vitest';
import { conform } from '../../conformance/index.ts';
import { toyConformance } from '../toy/conformance.ts';
import { toy } from '../toy/game.ts';
import { reportOn, variant } from './variants.ts';

describe('the conformance suite on a sound game', () => {
  const report = reportOn(toy, { games: 60 });

  test('finds nothing', () => {
    expect(report.findings).toEqual([]);
  });

  test('has made every check but the one that needs many games', () => {
    const idle = report.checks.filter(({ made }) => made === 0).map(({ check }) => check);
    expect(idle).toEqual(['tries-all-content']);
  });

  test('has answered at least one question a game', () => {
    expect(report.decisions).toBeGreaterThan(report.games);
  });

  test('gives the same report for the same seed', () => {
    expect(reportOn(toy, { games: 60 })).toEqual(report);
  });

  test('plays other games with another seed', () => {
    expect(reportOn(toy, { games: 60, seed: 'another' }).decisions).not.toBe(report.decisions);
  });

  test('tells its progress after every game', () => {
    const told = [...conform(toyConformance(), { games: 3, seed: 'suite' })];
    expect(told.map(({ games }) => games)).toEqual([1, 2, 3]);
  });
});

describe('a finding', () => {
  const broken = variant({ result: () => ({ winners: [], scores: {}, outcome: null }) });

  test('is met again when its game alone is played with its seed', () => {
    const [, finding] = reportOn(broken).findings;
    const again = reportOn(broken, { games: 1, first: finding?.game ?? -1 });
    expect(again.findings).toContainEqual(finding);
  });

  test('is kept three times for a check and counted every time', () => {
    const report = reportOn(broken);
    expect(report.findings).toHaveLength(3);
    expect(report.checks.find(({ check }) => check === 'has-a-result')?.failed).toBeGreaterThan(report.games);
  });
});

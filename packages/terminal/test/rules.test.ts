import { describe, expect, it } from 'vitest';
import { chapterNamed, plainly, searchRules } from '../rules/search.ts';
import { tavolo } from './tavolo.ts';

const chapters = [
  {
    id: 'turn',
    title: 'The turn',
    rules: [
      { id: 'x/turn.1', text: 'A monster hits you when its attack reaches your defense.' },
      { id: 'x/turn.1.1', text: 'Otherwise you dodge it.' },
      { id: 'x/turn.1.2', text: 'Or not.' },
      { id: 'x/turn.10', text: 'Dodging is no shame.' },
    ],
  },
  { id: 'cases', title: 'Cases', rules: [{ id: 'x/T-1', text: 'Shame, shame, shame on the coward.' }] },
  { id: 'end', title: 'La fine è vicina', rules: [{ id: 'x/end.1', text: 'L’oro dà la Vittoria.' }] },
];
const found = (words: string) => searchRules(chapters, words).map(({ rule }) => rule.id);

describe('looking for rules', () => {
  it('a number finds its rule first, and those below it in order', () => {
    expect(found('x/turn.1')).toEqual(['x/turn.1', 'x/turn.1.1', 'x/turn.1.2']);
    expect(found('turn.10')).toEqual(['x/turn.10']);
  });

  it('whole words come before beginnings of words', () => {
    expect(found('dodg')).toEqual(['x/turn.10', 'x/turn.1.1']);
    expect(found('dodge')).toEqual(['x/turn.1.1']);
  });

  it('cases come after rules, unless they are asked for by number', () => {
    expect(found('shame')).toEqual(['x/turn.10', 'x/T-1']);
    expect(found('T-1')).toEqual(['x/T-1']);
  });

  it('all words must be met, in any case and without accents', () => {
    expect(found('DA vittoria')).toEqual(['x/end.1']);
    expect(found('monster gold')).toEqual([]);
    expect(plainly('Più È ’')).toBe("piu e '");
  });

  it('a chapter is found by its id or its title', () => {
    expect(chapterNamed(chapters, 'end')?.id).toBe('end');
    expect(chapterNamed(chapters, 'la fine e vicina')?.id).toBe('end');
    expect(chapterNamed(chapters, 'fine')).toBe(null);
  });
});

describe('tavolo rules', () => {
  it('lists the chapters', async () => {
    const { code, written } = await tavolo('rules gauntlet-of-fools --lang pt');
    expect(code).toBe(0);
    expect(written).toContain('Fase das Bravatas');
  });

  it('prints a chapter, or what was found', async () => {
    expect((await tavolo('rules gauntlet-of-fools end')).written).toContain('gof/end.4');
    expect((await tavolo('rules gauntlet-of-fools gof/numbers.5')).written).toContain('gof/numbers.5');
    expect((await tavolo('rules gauntlet-of-fools spacconeria --lang it')).written).toContain('gof/boast');
  });

  it('says so when nothing was found', async () => {
    const { code, warned } = await tavolo('rules gauntlet-of-fools xyzzy');
    expect(code).toBe(1);
    expect(warned).toContain('“xyzzy”');
  });
});

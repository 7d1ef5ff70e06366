/** How every chapter of the three scenarios is passed. */
import { expect } from 'vitest';
import { content } from '../../content/content.ts';
import { rule } from '../table.ts';
import { current, during } from './chapters-turning.ts';
import { vane } from './playing.ts';

const all = [...content.scenarios.values()].flatMap(({ chapters }) =>
  chapters.map((chapter, nth) => ({ ...chapter, next: chapters[nth + 1]?.id })),
);

for (const { id, next } of all.filter(({ advance }) => advance.is === 'chapter-space'))
  during(
    id,
    'a chapter space passes it [ma/actions.10]',
    (scene) => {
      scene.acts('ana', 'activate:0,7');
      expect(scene.facts('activated')).toMatchObject([{ kind: 'chapter', at: '0,7' }]);
      expect(scene.facts('chapter-began')[0]).toMatchObject({ chapter: next, by: 'vane' });
      expect(current(scene)).toBe(next);
    },
    { ana: { at: '1,7' }, tokens: { '0,7': 'light' } },
  );

for (const { id, next } of all.filter(({ advance }) => advance.is === 'exit'))
  rule(
    `${id}: it is passed when all have left by the exit [ma/chapters.5]`,
    { ana: vane({ at: '4,0' }) },
    (scene) => {
      scene.goOn(({ tiles }) => tiles[0]?.face === 'flooded-archive');
      scene.acts('ana', 'exit');
      expect(scene.facts('chapter-began')[0]).toMatchObject({ chapter: next, by: 'vane' });
      expect(scene.the('ana').at).toBe('4,9');
    },
    { chapter: id, exit: { column: 0, row: 0, side: 'north' }, stack: ['flooded-archive'] },
  );

for (const { id } of all.filter(({ advance }) => advance.is !== 'chapter-space'))
  during(
    id,
    'no chapter space passes it [ma/actions.9.1]',
    (scene) => expect(scene.couldDo('ana', 'activate')).not.toContain('activate:0,7'),
    { ana: { at: '1,7' }, tokens: { '0,7': 'light' } },
  );

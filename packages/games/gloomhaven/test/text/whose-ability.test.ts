import { languages } from '@tavolo/language';
import { expect, test } from 'vitest';
import { loot } from '../../content/words/abilities.ts';
import { textsIn } from '../../text/index.ts';
import { namingOf } from '../../text/naming.ts';
import { HexScene } from '../scene/index.ts';
import { boxFor } from '../scene/stage.ts';

test.each(languages)('in %s a player who leads two characters is told whose ability it is', (language) => {
  const map = ['b$s'];
  const cast = { b: { class: 'brute' }, s: { class: 'scoundrel', seat: 'ana' } };
  const scene = new HexScene(map, cast, {}, 'straight');
  scene.does('s', loot(1));
  const { question } = scene.asksAbout('ana', 'ability-use');
  const naming = namingOf(scene.match.view(question.seat), boxFor(map, {}), (seat) => seat);
  expect(textsIn(language).prompt(question, naming)).toMatch(
    { en: /^The Scoundrel/, it: /^La Canaglia/, pt: /^A Malandra/ }[language],
  );
});

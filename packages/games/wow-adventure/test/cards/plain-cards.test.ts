/** Cards that have nothing but their figures: what they are worth in a combat is what is printed. */
import { content } from '../../content/content.ts';
import { meets, wields } from './bouts.ts';

const cards = [...content.challenge.values()];

/** With this face a hunter of the highest level hits any of them. */
const sure = 6;

for (const { id, foe } of cards) {
  if (foe === null || foe.powers.length > 0) continue;
  const { attack, defense } = foe;
  meets(id, 'it attacks and defends as printed, and its card goes to whoever beats it', {
    ana: { character: 'burbonn', level: 'red' },
    dice: [sure, 1],
    own: { defense, hit: true },
    leaves: { backpack: [id] },
  });
  meets(id, 'it strikes with its die and its attack', {
    dice: [1, 3],
    theirs: { type: attack.type, total: 3 + attack.value },
  });
}

for (const { item } of cards) {
  if (item === null || item.powers.length > 0) continue;
  if (item.attack !== null)
    wields(item.id, 'it attacks as printed', {
      dice: [2, 1],
      own: { type: item.attack.type, total: 2 + item.attack.value },
    });
  if (item.defense !== null)
    wields(item.id, 'it defends as printed', { dice: [1, 1], theirs: { defense: item.defense } });
}

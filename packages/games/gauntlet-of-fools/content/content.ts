import { cardsOf } from '../cards.ts';
import { boasts } from './boasts.ts';
import { classes } from './classes.ts';
import { modifiers, specials } from './events.ts';
import { monsters } from './monsters.ts';
import { weapons } from './weapons.ts';

/** Everything in the box, promos included; the table's options leave them out. */
export const content = cardsOf({
  classes,
  weapons,
  encounters: [...monsters, ...specials, ...modifiers],
  boasts,
});

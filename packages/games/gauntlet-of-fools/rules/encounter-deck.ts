import type { EncounterId } from '../cards.ts';
import type { Gauntlet } from '../gauntlet.ts';
import { endGame } from './end.ts';
import { encounterCard } from './table.ts';

/** Turns over the top card for everybody to see; `null` when the deck is empty. */
export function turnOver(g: Gauntlet): EncounterId | null {
  const card = g.state.deck.pop();
  if (card === undefined) return null;
  const { looked } = g.state;
  if (looked !== null) g.state.looked = looked.known > 1 ? { by: looked.by, known: looked.known - 1 } : null;
  g.state.discards.push(card);
  g.reveal();
  g.tell({ is: 'turned-over', card }, 'gof/turn.2');
  return card;
}

/** Cards are turned over until there is something to face. An empty deck ends the game. [gof/turn.2, gof/end.2, gof/end.3] */
export function determineEncounter(g: Gauntlet): void {
  g.state.encounters = [];
  findEncounter(g);
  if (g.state.encounters.length === 0) {
    g.tell({ is: 'deck-ran-out' }, 'gof/end.2');
    endGame(g);
    return;
  }
  for (const { card, modifiers } of g.state.encounters) {
    if (modifiers.length > 0 || g.state.encounters.length > 1) {
      g.tell({ is: 'encounter-stands', card, modifiers }, 'gof/turn.2.2');
    }
  }
  g.state.phase = 'commit';
}

/** Turns cards over up to one that can be faced, or two behind a passage; finds none when the deck runs out before. */
function findEncounter(g: Gauntlet): void {
  for (let id = turnOver(g); id !== null; id = turnOver(g)) {
    const card = encounterCard(g, id);
    if (card.is !== 'modifier') {
      g.state.encounters.push({ card: id, modifiers: card.is === 'monster' ? landModifiers(g) : [] });
      return;
    }
    if (card.twoEncounters) {
      g.tell({ is: 'passage-opens' }, 'gof/turn.2.4');
      findEncounter(g);
      findEncounter(g);
      return;
    }
    g.state.waiting.push(id);
    g.tell({ is: 'modifier-waits', card: id }, 'gof/turn.2.1');
  }
}

/** All waiting modifiers land on the next monster turned over. [gof/turn.2.2] */
function landModifiers(g: Gauntlet): EncounterId[] {
  const landed = g.state.waiting;
  g.state.waiting = [];
  return landed;
}

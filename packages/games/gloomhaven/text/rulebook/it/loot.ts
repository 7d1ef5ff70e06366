import type { loot as chapter } from '../../../rulebook/loot.ts';

/** Loot, in Italian. */
export const loot: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/loot.1':
    'Saccheggio X raccoglie tutti i segnalini denaro e tutte le tessere tesoro entro gittata X dal personaggio.',
  'gh/loot.1a':
    "Tre segnalini sono nell'esagono del personaggio e in quelli adiacenti, uno è a distanza 2: Saccheggio 1 ne raccoglie tre.",
  'gh/loot.2':
    'Miniature e ostacoli non impediscono di saccheggiare, ma serve la linea di vista come per una capacità a distanza, e le pareti fermano la gittata.',
  'gh/loot.2a':
    "Un segnalino nell'esagono accanto, ma dall'altra parte di una parete, non viene raccolto da Saccheggio 1.",
  'gh/loot.2b': "Un segnalino nell'esagono di un nemico entro gittata viene raccolto da Saccheggio 1.",
  'gh/loot.3':
    'Alla fine del suo turno un personaggio deve saccheggiare tutto il denaro e i tesori nel proprio esagono.',
  'gh/loot.3a':
    'Un giocatore preferirebbe lasciare un forziere a un compagno, ma il suo personaggio termina il turno su di esso: viene saccheggiato comunque.',
  'gh/loot.4':
    'I segnalini denaro appartengono al personaggio che li ha saccheggiati e non si possono dividere né cedere.',
  'gh/loot.5': 'Un tesoro saccheggiato si risolve subito [gh/terrain.28].',
  'gh/loot.6':
    'Se il tesoro è un oggetto che il personaggio possiede già, la nuova copia viene subito venduta alla riserva disponibile della città per metà del suo prezzo.',
  'gh/loot.6a':
    "Un personaggio saccheggia un oggetto che possiede già e che costa 30: ottiene 15 monete d'oro e la copia entra nella riserva.",
  'gh/loot.7':
    "Un oggetto saccheggiato per cui non c'è uno slot libero è comunque posseduto; si potrà equipaggiare in una preparazione successiva.",
  'gh/loot.8':
    'Le evocazioni non saccheggiano; i mostri saccheggiano solo con una capacità di saccheggio [gh/monsters.52].',
  'gh/loot.9':
    'Le capacità di saccheggio si possono saltare, il saccheggio di fine turno no. Una capacità di saccheggio, se viene eseguita, raccoglie tutto ciò che è entro gittata.',
  'gh/loot.10': 'I segnalini non saccheggiati quando lo scenario termina non valgono nulla.',
  'gh/loot.11':
    "Non si può saccheggiare un tesoro attraversandone l'esagono durante un movimento: contano solo le capacità di saccheggio e l'esagono in cui termina il turno.",
};

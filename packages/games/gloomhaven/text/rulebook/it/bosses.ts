import type { bosses as chapter } from '../../../rulebook/bosses.ts';

/** Bosses, in Italian. */
export const bosses: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/bosses.1':
    'Ogni boss ha la propria carta statistiche, ma tutti usano il mazzo di capacità comune "Boss".',
  'gh/bosses.2':
    'I boss non sono né normali né elite; gli effetti limitati ai mostri normali o elite non li influenzano.',
  'gh/bosses.2a': "Una capacità che uccide all'istante un mostro normale non può bersagliare un boss.",
  'gh/bosses.3':
    'Le carte del mazzo Boss rimandano alle azioni speciali 1 e 2, descritte sulla carta statistiche del boss e, se sono complesse, nel Libro degli Scenari.',
  'gh/bosses.3a':
    "L'azione speciale 1 del primo boss della campagna è andare alla porta successiva e rivelare la stanza: il boss apre la porta, anche se per i mostri una porta chiusa è di norma una parete [gh/terrain.6].",
  'gh/bosses.4': 'Le statistiche di un boss possono dipendere dal numero di personaggi P.',
  'gh/bosses.4a': 'Con punti ferita stampati come 10 x P e tre personaggi, il boss ha 30 punti ferita.',
  'gh/bosses.5':
    'Un boss è immune alle condizioni elencate sulla sua carta; le altre parti di un attacco lo influenzano normalmente.',
  'gh/bosses.5a':
    'Un boss immune a STORDIRE è colpito da un Attacco 4 con STORDIRE: subisce i danni e STORDIRE non si applica.',
  'gh/bosses.6':
    'Per il resto i boss seguono tutte le regole dei mostri: focus, movimento, mazzo dei modificatori comune, denaro alla morte a meno che non siano stati generati.',
  'gh/bosses.7':
    'Il movimento obbligato influenza un boss, a meno che la sua carta o lo scenario non dicano altrimenti.',
};

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
  'gh/bosses.3b':
    "Quando il boss ha aperto la sua ultima porta, prosegue di nuovo dalla prima; se qualcuno vi si trova, viene collocato nell'esagono vuoto più vicino.",
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
  'gh/bosses.8':
    "I posatoi, gli esagoni in cui teletrasportarsi e i luoghi di un altare si prendono nell'ordine indicato dallo scenario, poi di nuovo dal primo. Una stanza non ancora rivelata si rivela e, se il luogo è occupato, vale l'esagono vuoto più vicino. Se lo scenario non indica alcun luogo, quella parte dell'azione speciale non ha effetto.",
  'gh/bosses.8a':
    "Un altare arriva sempre proprio nel suo luogo: una miniatura o un ostacolo che vi si trova va nell'esagono vuoto più vicino.",
  'gh/bosses.9':
    'Un uovo si posa come un mostro evocato, ha punti ferita e può essere attaccato. Quando le uova si schiudono, ognuna diventa un mostro normale, finché restano miniature; come ogni mostro evocato, agisce dal round successivo.',
  'gh/bosses.10':
    "Chi viene scacciato o attirato da un boss si sposta in ordine di iniziativa. Se è scacciato, si muove come con una capacità di Movimento verso un esagono il più lontano possibile dal boss, e chi non può muoversi resta fermo; se è attirato, viene posto nell'esagono vuoto più vicino adiacente al boss. I giocatori scelgono tra esagoni ugualmente buoni.",
  'gh/bosses.11':
    "Un boss controlla la mente dell'ultimo personaggio, in ordine di iniziativa, tra quelli che in questo round hanno ancora due carte da giocare; chi riposa non viene scelto. Nel suo turno il personaggio agisce come farebbe un mostro, con i suoi alleati come nemici: prima le sue evocazioni, nei loro turni, poi il suo movimento e l'azione superiore della sua carta primaria. Poi entrambe le sue carte si scartano, qualunque cosa mostrino.",
  'gh/bosses.12':
    'Le miniature evocate da un boss che non sono mostri agiscono subito prima di lui, come le evocazioni di un personaggio, e lasciano la mappa quando muore. Una miniatura invulnerabile può essere attaccata, ma non subisce danni.',
  'gh/bosses.13':
    'Un mostro a cui un boss concede un altro turno ne svolge uno intero, con il suo inizio e la sua fine: FERITA lo danneggia e le condizioni scadono. Il suo turno del round resta invariato.',
};

import type { TermNotes } from '../../phrases/terms.ts';

/** What an element is, said of each of the six. */
const element = (name: string): string =>
  `${name} è uno dei sei elementi: un'azione lo crea e nei turni successivi lo si può consumare per rafforzare una capacità.`;

/** What the terms mean, for beginners, in Italian. */
export const notes: TermNotes = {
  poison:
    'I nemici aggiungono +1 Attacco contro una miniatura avvelenata; una cura rimuove VELENO invece di ripristinare punti ferita.',
  wound: "Una miniatura ferita subisce 1 danno all'inizio di ogni suo turno, finché non riceve una cura.",
  immobilize:
    'Una miniatura immobilizzata non può eseguire capacità di movimento fino alla fine del suo turno successivo.',
  disarm:
    'Una miniatura disarmata non può eseguire capacità di attacco fino alla fine del suo turno successivo.',
  stun: 'Una miniatura stordita non può eseguire capacità né usare oggetti fino alla fine del suo turno successivo.',
  muddle:
    'Una miniatura confusa ha Svantaggio a tutti i suoi attacchi fino alla fine del suo turno successivo.',
  curse:
    'Si mescola nel mazzo dei modificatori di attacco della miniatura una carta che annulla i danni di un attacco.',
  invisible:
    'I nemici non possono focalizzarsi su una miniatura invisibile né bersagliarla fino alla fine del suo turno successivo.',
  strengthen:
    'Una miniatura rinforzata ha Vantaggio a tutti i suoi attacchi fino alla fine del suo turno successivo.',
  bless:
    'Si mescola nel mazzo dei modificatori di attacco della miniatura una carta che raddoppia un attacco.',
  fire: element('Fuoco'),
  ice: element('Ghiaccio'),
  air: element('Aria'),
  earth: element('Terra'),
  light: element('Luce'),
  dark: element('Oscurità'),
  'any-element': 'Uno qualsiasi dei sei elementi, a scelta del giocatore.',
  attack:
    'Attacco X infligge X danni, cambiati da una carta modificatore, a un nemico entro gittata e in linea di vista.',
  move: 'Movimento X permette alla miniatura di percorrere fino a X esagoni, uno alla volta.',
  jump: "Un Salto supera miniature e terreno; conta solo l'ultimo esagono.",
  range:
    'Gittata X raggiunge un bersaglio fino a X esagoni di distanza; un attacco senza gittata raggiunge gli esagoni adiacenti.',
  heal: 'Cura X ripristina X punti ferita alla miniatura stessa o a un alleato.',
  shield: 'Scudo X toglie X ai danni di ogni attacco contro la miniatura.',
  retaliate: 'Ritorsione X infligge X danni a ogni miniatura adiacente che attacca chi la possiede.',
  loot: 'Saccheggio X raccoglie tutti i segnalini denaro e i tesori entro gittata X.',
  target: 'Bersaglio X attacca fino a X nemici diversi entro gittata.',
  pierce: 'PERFORARE X ignora fino a X punti dello Scudo del bersaglio.',
  push: "SPINGERE X allontana il bersaglio dall'attaccante fino a X esagoni.",
  pull: "TIRARE X avvicina il bersaglio all'attaccante fino a X esagoni.",
  summon:
    "Un'evocazione compare in un esagono vuoto adiacente e combatte da sola, dalla parte di chi l'ha evocata.",
  flying:
    'Una miniatura Volante ignora miniature e terreno per tutto il movimento, ultimo esagono compreso, ma deve terminare in un esagono non occupato.',
  damage: 'I danni si tolgono dai punti ferita; un personaggio può invece perdere delle carte.',
  xp: 'I punti esperienza si ottengono con le azioni che li mostrano, che lo scenario sia vinto o perso.',
  hp: 'I punti ferita dicono quanti danni può subire una miniatura.',
  initiative: 'Le miniature agiscono in ordine crescente di iniziativa.',
  advantage: 'Con Vantaggio si pescano due carte modificatore e si usa la migliore.',
  disadvantage: 'Con Svantaggio si pescano due carte modificatore e si usa la peggiore.',
  lost: "Una carta la cui azione mostra questo simbolo va nella pila delle carte perse dopo l'uso e torna solo con una capacità che recupera carte perse.",
  round: "L'effetto dura fino alla fine del round; nel frattempo la carta resta nell'area attiva.",
  persistent:
    "L'effetto dura finché non si verifica la sua condizione o non finiscono gli utilizzi; nel frattempo la carta resta nell'area attiva.",
  infuse: "L'elemento diventa Forte alla fine del turno.",
  consume: 'Si consuma un elemento Forte o Debole per rafforzare la capacità.',
  obstacle:
    'Le miniature non possono entrare in un ostacolo, a meno che non volino o non lo superino con un salto.',
  hazard: 'Chi entra in un terreno pericoloso subisce danni.',
  difficult: 'Entrare in un terreno difficile costa due punti movimento.',
  trap: "Una miniatura che entra nell'esagono fa scattare la trappola, ne subisce l'effetto e la rimuove.",
  treasure: 'Un tesoro saccheggiato si apre subito.',
  'goal-treasure': "Un tesoro richiesto dall'obiettivo dello scenario.",
  coin: "Alla fine del suo turno un personaggio saccheggia il denaro nel proprio esagono; alla fine dello scenario diventa monete d'oro.",
  door: 'Un personaggio che entra in una porta chiusa la apre e rivela la stanza al di là.',
  plate: 'Un personaggio su una piastra a pressione alla fine di un turno può attivare qualcosa.',
};

import type { turn as chapter } from '../../../rulebook/turn.ts';

/** A character's turn, in Italian. */
export const turn: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/turn.1':
    "Nel suo turno un personaggio usa l'azione superiore di una delle sue due carte e l'azione inferiore dell'altra, nell'ordine che preferisce.",
  'gh/turn.1a':
    "Delle due carte A e B, se di A si usa l'azione inferiore, di B si può usare solo quella superiore.",
  'gh/turn.2':
    "Entrambe le carte devono lasciare la mano del giocatore: anche quando un'azione non viene usata affatto, la sua carta va nella pila degli scarti.",
  'gh/turn.3':
    "Le capacità di un'azione si eseguono nell'ordine in cui sono stampate, ciascuna per intero prima della successiva, e non si possono mescolare con l'azione dell'altra carta.",
  'gh/turn.3a':
    'Con un\'azione superiore "Attacco 3, poi Movimento 1" e un\'azione inferiore "Movimento 4", un giocatore non può muoversi di 2, attaccare e poi usare gli altri 2 esagoni del Movimento 4.',
  'gh/turn.4':
    "Appena un'azione è conclusa, la sua carta va nella pila degli scarti, nella pila delle carte perse o nell'area attiva, prima di qualsiasi altra cosa.",
  'gh/turn.4a':
    'La prima azione del turno era sulla carta A, e la seconda permette al giocatore di recuperare una carta scartata: può scegliere A.',
  'gh/turn.5':
    "Un giocatore può tralasciare qualsiasi parte di un'azione, tranne quelle che danneggiano il personaggio che agisce o i suoi alleati (perdere punti ferita o carte, ricevere condizioni negative), che sono obbligatorie se si usa l'azione.",
  'gh/turn.5a': 'Chi esegue l\'attacco dell\'azione "Attacco 5, subisci 2 danni" non può saltare i 2 danni.',
  'gh/turn.5b': 'Chi salta il movimento di "Movimento 3, Saccheggio 1" può comunque eseguire il saccheggio.',
  'gh/turn.6':
    "Usare una sola capacità di un'azione equivale a eseguire l'azione per quanto riguarda il simbolo di carta persa, gli elementi e i punti esperienza.",
  'gh/turn.6a':
    'Di un\'azione con il simbolo di carta persa, "Attacco 4, poi Cura 2", si esegue solo la cura: la carta è persa lo stesso.',
  'gh/turn.7':
    'È un alleato ogni miniatura che combatte dalla stessa parte, comprese le evocazioni e le miniature alleate dello scenario; ma nessuna miniatura è alleata di se stessa.',
  'gh/turn.7a':
    'Una capacità che influenza "tutti gli alleati adiacenti" non influenza il personaggio che la usa.',
  'gh/turn.8': 'Una capacità influenza gli alleati solo se lo dice la capacità stessa o una regola.',
  'gh/turn.9':
    'Qualsiasi carta giocata si può usare invece per un Attacco 2 base con la metà superiore o per un Movimento 2 base con quella inferiore; in tal caso la carta si scarta sempre, qualunque cosa vi sia stampata.',
  'gh/turn.9a':
    'Una carta la cui azione superiore ha il simbolo di carta persa va nella pila degli scarti, se la metà superiore si usa come Attacco 2.',
  'gh/turn.10':
    "L'attacco base è in mischia e il movimento base è un movimento normale; entrambi si possono migliorare con oggetti e bonus attivi.",
  'gh/turn.11': 'Nello stesso turno si possono usare entrambe le carte per azioni base.',
  'gh/turn.12':
    'Una carta la cui azione eseguita mostra il simbolo di carta persa va nella pila delle carte perse invece che in quella degli scarti.',
  'gh/turn.13':
    "Una carta la cui azione eseguita mostra il simbolo di un bonus persistente o di round va nell'area attiva, e più tardi nella pila delle carte perse o in quella degli scarti, a seconda che quell'azione abbia o no il simbolo di carta persa [gh/bonuses.7].",
  'gh/turn.14': "Se non c'è nessuno di questi simboli, la carta usata si scarta.",
  'gh/turn.15':
    'Prima, durante e tra le due azioni si può usare un numero qualsiasi di oggetti equipaggiati, secondo quanto dice il loro testo [gh/items.1].',
  'gh/turn.16':
    'La sequenza di un turno è: (1) effetti di inizio turno, come FERITA; (2) due azioni e oggetti, oppure il riposo lungo; (3) effetti di fine turno: il personaggio saccheggia il proprio esagono, gli elementi creati in questo turno diventano Forti, le condizioni scadute si rimuovono.',
  'gh/turn.16a':
    "Un personaggio ferito con 1 punto ferita che non nega il danno all'inizio del suo turno è sfinito prima di eseguire qualsiasi azione.",
  'gh/turn.17':
    'Gli oggetti non si possono usare prima degli effetti di inizio turno o durante questi, né da quando cominciano gli effetti di fine turno.',
  'gh/turn.18': 'Un personaggio stordito non esegue azioni: scarta entrambe le carte [gh/conditions.18].',
  'gh/turn.19':
    "Le scelte dentro un'azione (bersagli, percorso, aumenti, ordine dei modificatori) spettano al giocatore del personaggio che agisce.",
  'gh/turn.20':
    "Una capacità che fa agire un'altra miniatura (per esempio un'evocazione o un nemico controllato) si risolve all'interno del turno in corso e parte dalla posizione di quella miniatura.",
  'gh/turn.20a':
    "Una carta che fa svolgere a un nemico il suo turno di questo round come alleato aspetta quel turno nell'area attiva: il nemico lo svolge quando arriva la sua iniziativa, contro la propria parte, e per il resto il turno rimane com'è. Chi ha già svolto il suo turno non ne ha altri da farsi prendere, e se prima la carta lascia l'area attiva il turno torna al nemico.",
  'gh/turn.21':
    'Le azioni eseguite fuori dal proprio turno non contano come un turno: non causano FERITA, né saccheggio di fine turno, né scadenza di condizioni.',
};

import type { move as chapter } from '../../../rulebook/move.ts';

/** Movement, jumping, flying and doors, in Italian. */
export const move: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/move.1':
    'Movimento X permette alla miniatura di spostarsi fino a X esagoni, uno alla volta in esagoni adiacenti, pagando 1 punto per esagono (2 per il terreno difficile).',
  'gh/move.2': 'Si possono usare meno esagoni di quelli concessi, anche nessuno.',
  'gh/move.3':
    'Con un movimento normale una miniatura può attraversare gli alleati, ma non i nemici, gli ostacoli o le pareti.',
  'gh/move.3a':
    "In un corridoio c'è un alleato e dietro di lui un esagono non occupato: con Movimento 2 un personaggio può superare l'alleato e fermarsi in quell'esagono.",
  'gh/move.3b': "Un nemico blocca l'unico percorso: un movimento normale non può attraversarlo.",
  'gh/move.4': "Un movimento non può terminare in un esagono che contiene un'altra miniatura.",
  'gh/move.5':
    "Trappole, terreno pericoloso e altri effetti di un esagono si risolvono subito all'entrata; poi il movimento continua, se la miniatura è in grado di farlo.",
  'gh/move.5a':
    'Con Movimento 4 e una trappola danneggiante nel secondo esagono, un personaggio che vi entra e sopravvive può usare i due punti rimasti.',
  'gh/move.6':
    'Una miniatura stordita o immobilizzata a metà di un movimento, per esempio da una trappola, si ferma lì, perché la condizione agisce subito.',
  'gh/move.7': 'Nessun effetto permette a una miniatura di attraversare una parete.',
  'gh/move.8': 'Un Salto ignora tutte le miniature e tutto il terreno lungo il tragitto.',
  'gh/move.9':
    "L'ultimo esagono di un salto è un movimento normale: deve essere non occupato e non essere un ostacolo, fa scattare una trappola e infligge i danni del terreno pericoloso.",
  'gh/move.9a':
    'Un Movimento 3 con Salto sopra un nemico e una trappola, fino a un esagono libero, non attiva nulla.',
  'gh/move.9b': 'Se lo stesso salto termina sulla trappola, la trappola scatta.',
  'gh/move.9c': 'Un salto che ha a portata soltanto ostacoli non può terminare su nessuno di essi.',
  'gh/move.10':
    'Un salto che usa meno esagoni di quelli concessi ha come ultimo esagono quello in cui si ferma.',
  'gh/move.10a':
    'Con l\'azione "Movimento 4 con Salto, Attacco 2 su tutti i nemici attraversati" un personaggio salta oltre due nemici e atterra al di là: esegue due attacchi, con un modificatore ciascuno.',
  'gh/move.11':
    "Una miniatura Volante ignora le miniature e tutte le tessere sovrapponibili per l'intero movimento, ultimo esagono compreso, ma deve terminare in un esagono non occupato; può fermarsi senza conseguenze su un ostacolo, una trappola o un esagono pericoloso.",
  'gh/move.11a':
    "Un mostro Volante che termina il movimento su una trappola la lascia dov'è, e non succede nulla.",
  'gh/move.12': 'Volante vale anche quando la miniatura viene spinta o tirata.',
  'gh/move.13':
    "Una miniatura che perde Volante mentre è su un ostacolo subisce 2 + L danni e viene poi messa nell'esagono vuoto più vicino.",
  'gh/move.13a':
    "Con L = 2 un personaggio smette di essere Volante alla fine del suo turno, mentre è su un masso: subisce 4 danni e viene spostato nell'esagono vuoto più vicino.",
  'gh/move.14': 'Anche i mostri e le evocazioni che volano o saltano trattano le porte chiuse come pareti.',
  'gh/move.15':
    "Un personaggio che in qualsiasi punto del suo movimento entra nell'esagono di una porta chiusa la apre, e la stanza al di là si rivela subito; il movimento si interrompe, ma non termina.",
  'gh/move.15a':
    'Un personaggio con Movimento 4 entra in una porta a 2 esagoni di distanza: si prepara la stanza, e il personaggio può spendere i 2 punti rimasti, anche per tornare indietro dalla soglia.',
  'gh/move.16': 'Anche passare sulla porta volando o saltando la apre.',
  'gh/move.17':
    'Entrare in una porta chiusa costa un normale punto movimento, e il suo esagono non si può scavalcare.',
  'gh/move.18':
    'Le evocazioni e i mostri non aprono mai porte, a meno che non lo dica lo scenario o una capacità di un boss.',
  'gh/move.19':
    'La stanza rivelata riceve i mostri previsti per P personaggi, il denaro e le tessere sovrapponibili mostrati nella pagina dello scenario, con numeri di pedina casuali.',
  'gh/move.20':
    'Se non ci sono abbastanza pedine di un tipo, si piazzano solo quelle disponibili, a partire dalle posizioni più vicine al personaggio che ha rivelato la stanza.',
  'gh/move.20a':
    'Con 2 pedine rimaste e 4 posizioni a distanza 2, 3, 5 e 6 dal personaggio che ha rivelato la stanza, si riempiono quelle a 2 e a 3 e le altre restano vuote.',
  'gh/move.21':
    'Una sezione di storia indicata su un esagono si legge quando un personaggio vi entra per la prima volta; una legata a una stanza si legge quando la stanza si rivela.',
  'gh/move.22':
    'Quando tutto è piazzato, si pesca una carta capacità per ogni tipo di mostro ora presente che in questo round non ne ha ancora una.',
  'gh/move.23':
    'Quando termina il turno del personaggio che ha rivelato la stanza, i mostri rivelati dei tipi con iniziativa più bassa della sua agiscono subito, in ordine di iniziativa; i tipi con iniziativa più alta agiscono al loro normale momento.',
  'gh/move.23a':
    'Il personaggio che rivela la stanza agisce a 40, e la stanza contiene Arcieri (15), Guardie (30, un tipo che in questo round ha già agito) e Ossa Viventi (64). Quando il turno termina agiscono i nuovi Arcieri, poi solo le Guardie appena rivelate; le Ossa Viventi agiscono più tardi, a 64.',
  'gh/move.24':
    'Ogni mostro rivelato svolge quindi esattamente un turno nel round in cui è rivelato; le miniature di quel tipo che hanno già agito non agiscono di nuovo.',
  'gh/move.25':
    'Un tipo rivelato con la stessa iniziativa di chi ha rivelato la stanza agisce dopo di lui, al suo normale momento.',
  'gh/move.26':
    'Se in un turno si rivelano più stanze, tutti i mostri rivelati in quel turno seguono insieme [gh/move.23].',
  'gh/move.27':
    "L'esagono di una porta aperta appartiene a entrambe le stanze per movimento, vista e gittata.",
  'gh/move.28': 'Il denaro e i tesori su cui si passa durante un movimento non si raccolgono.',
  'gh/move.29':
    "Essere piazzati o scambiati di posto da un effetto che non è un movimento, una spinta o una trazione non fa scattare trappole né terreno pericoloso, a meno che l'effetto non lo dica.",
};

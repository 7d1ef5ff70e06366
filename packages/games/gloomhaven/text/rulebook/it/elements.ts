import type { elements as chapter } from '../../../rulebook/elements.ts';

/** Elements, in Italian. */
export const elements: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/elements.1': 'Ogni elemento si trova in una di tre colonne: Inerte, Debole, Forte.',
  'gh/elements.2':
    "Chi esegue una parte qualsiasi di un'azione che mostra un elemento (senza il segno di consumo) deve infonderlo: l'elemento passa a Forte alla fine del turno.",
  'gh/elements.2a':
    'Con un\'azione "Movimento 3, Ghiaccio" un giocatore dichiara di eseguire il movimento e resta fermo, con 0 esagoni: Ghiaccio diventa Forte alla fine del turno [gh/A-11].',
  'gh/elements.3':
    "Una carta usata per un'azione base, scartata perché si è storditi o non eseguita non crea nulla.",
  'gh/elements.4':
    'Alla fine di ogni round ogni elemento Forte diventa Debole e ogni elemento Debole diventa Inerte.',
  'gh/elements.4a':
    'Fuoco, reso Forte nel round 1 e non usato, è Debole alla fine del round 1 e Inerte alla fine del round 2.',
  'gh/elements.5':
    "Una capacità che mostra un elemento con il segno di consumo può ricevere un aumento portando quell'elemento da Forte o Debole a Inerte.",
  'gh/elements.6': 'Consumare un elemento lo porta sempre a Inerte, da entrambe le colonne.',
  'gh/elements.7':
    'Per i personaggi il consumo è facoltativo, si decide mentre si esegue la capacità e migliora soltanto quella.',
  'gh/elements.8': "Un'icona di consumo consuma un'infusione una volta sola.",
  'gh/elements.8a':
    'Con "Attacco 3 Gittata 2, consuma Fuoco: FERITA" e Fuoco Debole, un giocatore che lo consuma porta Fuoco a Inerte e assegna anche FERITA al bersaglio; senza il consumo è un semplice attacco.',
  'gh/elements.9':
    'Un elemento non si può creare e consumare nello stesso turno; possono consumarlo le miniature con un turno successivo nel round.',
  'gh/elements.9a':
    'Oscurità è Inerte e un personaggio la crea con la sua prima azione: la seconda non può consumarla, ma può farlo una miniatura che agisce più tardi nel round.',
  'gh/elements.10':
    "Se l'elemento era già Forte o Debole, nello stesso turno lo si può creare e si può consumare quello già presente; alla fine del turno è di nuovo Forte.",
  'gh/elements.10a':
    "Terra è Debole; un personaggio crea Terra con la sua prima azione e consuma Terra con la seconda: l'aumento funziona, e Terra termina il turno Forte.",
  'gh/elements.11':
    'Se ci sono più aumenti distinti, il giocatore sceglie quali usare e in che ordine; un aumento che elenca più elementi li richiede tutti.',
  'gh/elements.11a':
    "Un aumento richiede Fuoco e Luce ed è disponibile solo Fuoco: l'aumento non si può usare, e Fuoco non si consuma.",
  'gh/elements.12':
    'Il simbolo a sei colori sta per un elemento qualsiasi: su una carta personaggio lo sceglie il giocatore, su una carta mostro lo scelgono i giocatori.',
  'gh/elements.13':
    'Gli elementi delle carte modificatore e degli oggetti seguono gli stessi tempi: diventano Forti alla fine del turno in cui sono stati pescati o usati.',
  'gh/elements.14':
    'I mostri consumano un elemento ogni volta che la loro carta lo permette ed esso è disponibile.',
  'gh/elements.15':
    "L'elemento si consuma una volta sola, per opera del primo mostro di quel tipo che agisce, e ne beneficiano tutti i mostri di quel tipo che agiscono con quella carta.",
  'gh/elements.15a':
    'Tre Spiriti Viventi hanno "consuma Ghiaccio: +1 Attacco" e Ghiaccio è Forte: quando agisce il primo, Ghiaccio diventa Inerte, e tutti e tre hanno +1 Attacco.',
  'gh/elements.16':
    "Se l'elemento non è disponibile quando agisce il primo mostro di quel tipo, esso agisce senza l'aumento, e così i successivi, finché l'elemento non diventa disponibile prima che agisca uno di loro [gh/A-08].",
  'gh/elements.17':
    'Gli elementi creati dai mostri diventano Forti alla fine del turno del primo mostro di quel tipo che ha eseguito la sua carta [gh/A-08].',
  'gh/elements.17a':
    "Un tipo di mostro crea Fuoco all'iniziativa 30: un personaggio che agisce a 45 può consumarlo.",
  'gh/elements.18': 'Creare un elemento già Forte non ha altri effetti; uno Debole diventa Forte.',
  'gh/elements.19':
    "I punti esperienza e gli effetti legati a un consumo si ottengono solo se l'elemento è stato davvero consumato.",
};

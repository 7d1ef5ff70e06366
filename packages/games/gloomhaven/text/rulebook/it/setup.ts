import type { setup as chapter } from '../../../rulebook/setup.ts';

/** Scenario set-up, in Italian. */
export const setup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/setup.1':
    "La preparazione segue quest'ordine: (1) disporre le tessere della mappa e preparare i tipi di mostro; (2) leggere l'introduzione e applicare gli effetti negativi elencati nelle regole speciali dello scenario; (3) distribuire due obiettivi della battaglia a ogni giocatore, che ne tiene uno; (4) equipaggiare gli oggetti e aggiungere le carte -1 che richiedono; (5) scegliere la mano di carte capacità; (6) applicare gli effetti in sospeso degli eventi di strada e di città; (7) piazzare le miniature e iniziare il round 1.",
  'gh/setup.1a':
    "Un evento di strada fa iniziare tutti i personaggi con VELENO: i segnalini si assegnano dopo la scelta delle mani. Quando scelgono equipaggiamento e mano, i giocatori conoscono già il testo dell'evento, ma non cambia altro.",
  'gh/setup.1b':
    "Un giocatore che non ha ancora scelto l'obiettivo della battaglia non può equipaggiare gli oggetti: prima vengono gli obiettivi.",
  'gh/setup.2':
    'Il livello dello scenario, L, si fissa prima della preparazione e non può cambiare fino alla fine dello scenario [gh/level.7].',
  'gh/setup.3':
    'La pagina di uno scenario indica: nome, numero e coordinate, traguardi richiesti, collegamenti, condizione di vittoria, introduzione, sezioni di storia numerate, conclusione, nuovi luoghi, ricompense, elenco e disposizione delle tessere, legenda dei mostri, luoghi di partenza, tipo di trappola, numeri dei tesori, posizioni delle tessere sovrapponibili e del denaro, regole speciali.',
  'gh/setup.4':
    'La mappa di uno scenario è divisa in stanze separate da porte; una stanza può comprendere più tessere della mappa, se sono unite da altre tessere sovrapponibili come i corridoi.',
  'gh/setup.5':
    "All'inizio si riempie solo la stanza di partenza; il contenuto delle altre non è rivelato e resta fuori dal tavolo.",
  'gh/setup.6':
    "Ogni posizione di un mostro ha tre segni: in alto a sinistra per 2 personaggi, in alto a destra per 3, in basso per 4. Il nero indica nessun mostro, il bianco un mostro normale, l'oro un mostro elite.",
  'gh/setup.6a':
    'Un esagono con i segni nero, bianco e oro resta vuoto con 2 personaggi, riceve un mostro normale con 3 e uno elite con 4.',
  'gh/setup.7':
    'La legenda può essere stampata in due orientamenti; il significato dei tre segni non cambia.',
  'gh/setup.8':
    'I mostri normali hanno la base bianca, quelli elite la base dorata; il rango non cambia mai durante lo scenario, a meno che un effetto non lo dica.',
  'gh/setup.9':
    'I numeri delle pedine si assegnano a caso tra le pedine libere di quel tipo, ogni volta che si piazzano dei mostri.',
  'gh/setup.9a':
    "Si piazzano quattro Banditi Guardia: quale di loro abbia quale numero lo decide il caso, e cambia da una partita all'altra.",
  'gh/setup.10':
    'Ogni giocatore sceglie per il proprio personaggio un luogo di partenza vuoto qualsiasi; due personaggi non possono condividerlo.',
  'gh/setup.11':
    'I segnalini denaro, le trappole, i tesori e le altre tessere sovrapponibili della stanza di partenza si piazzano come mostrato nella pagina dello scenario.',
  'gh/setup.12':
    "I punti ferita, l'attacco e le altre statistiche dei mostri si leggono al livello dei mostri, di norma uguale a L [gh/level.1].",
  'gh/setup.13':
    'Il contenuto di un tesoro è segreto finché non viene saccheggiato; se ne conosce solo il numero.',
  'gh/setup.14':
    "Gli obiettivi della battaglia si distribuiscono in segreto, due per personaggio: uno si tiene a faccia in giù e l'altro si scarta. L'obiettivo tenuto resta segreto fino alla fine dello scenario.",
  'gh/setup.14a':
    "Un obiettivo chiede di avere alla fine cinque o più carte tra la mano e la pila degli scarti: vincendo con 3 carte in mano e 2 scartate è raggiunto; le carte nell'area attiva o nella pila delle carte perse non contano.",
  'gh/setup.15':
    'Limiti di equipaggiamento per scenario: un oggetto per la testa, uno per il corpo, uno per le gambe, fino a due oggetti a una mano oppure uno a due mani, e un numero di oggetti piccoli pari al massimo alla metà del livello del personaggio, arrotondata per eccesso.',
  'gh/setup.15a':
    'Personaggi di livello 1, 2, 3, 5 e 9 possono equipaggiare al massimo 1, 1, 2, 3 e 5 oggetti piccoli.',
  'gh/setup.15b': 'A chi ha equipaggiato un oggetto a due mani non si può aggiungere un oggetto a una mano.',
  'gh/setup.16':
    'Per ogni oggetto equipaggiato che indica delle carte -1, altrettante carte -1 con la stella si mescolano nel mazzo dei modificatori del personaggio per questo scenario, a meno che un talento non dica di ignorare le penalità degli oggetti.',
  'gh/setup.16a':
    "Un'armatura che indica due carte -1 porta il mazzo da 20 a 22 carte; dopo lo scenario si torna a 20.",
  'gh/setup.17':
    "L'equipaggiamento si può cambiare solo tra uno scenario e l'altro; un oggetto ottenuto durante uno scenario si possiede subito, ma non si può equipaggiare prima di una preparazione successiva.",
  'gh/setup.18':
    'Un giocatore sceglie tante carte quante ne indica il limite di mano, tutte dalla riserva del personaggio e tutte diverse; nello scenario si possono usare solo queste.',
  'gh/setup.18a':
    'Una Canaglia con 12 carte nella riserva deve sceglierne esattamente 9: né 8 né 10 vanno bene.',
  'gh/setup.19':
    'Usare solo carte di livello 1 la prima volta che si gioca una classe è un consiglio, non un obbligo.',
  'gh/setup.20':
    'Le benedizioni in sospeso del santuario e le carte modificatore degli eventi si mescolano nei mazzi durante la preparazione.',
  'gh/setup.21':
    'L\'esito di un evento che dice "inizia lo scenario con…" riguarda tutti i personaggi, a meno che non dica che ne riguarda uno solo; in tal caso i giocatori scelgono quale.',
  'gh/setup.21a':
    'Tutti i personaggi iniziano lo scenario con 3 danni: chi ha 10 e chi ha 8 punti ferita comincia il round 1 con 7 e con 5.',
  'gh/setup.22':
    'Se un effetto di un evento o dello scenario fa scartare o perdere carte capacità, lo fa dopo la scelta delle mani.',
  'gh/setup.23': 'In caso di conflitto, le regole speciali dello scenario prevalgono su quelle generali.',
  'gh/setup.24':
    'Se durante la preparazione le pedine non bastano, si riempiono prima le posizioni più vicine ai luoghi di partenza (vedi anche [gh/move.20]).',
};

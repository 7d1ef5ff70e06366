import type { effects as chapter } from '../../../rulebook/effects.ts';

/** Attack effects, in Italian. */
export const effects: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/effects.1':
    'Gli effetti stampati dopo un attacco si applicano a ogni bersaglio dopo i danni a quel bersaglio, che ne siano stati inflitti o no.',
  'gh/effects.1a':
    'Un Attacco 2 con IMMOBILIZZARE contro Scudo 5 infligge 0 danni, e il bersaglio è immobilizzato.',
  'gh/effects.2':
    'Per i personaggi questi effetti sono facoltativi, tranne i punti esperienza, che si ottengono sempre.',
  'gh/effects.3': "Gli effetti non si applicano a un bersaglio morto per i danni dell'attacco.",
  'gh/effects.4':
    'Alcune capacità applicano questi effetti senza un attacco; in tal caso la carta indica i bersagli.',
  'gh/effects.5':
    'Gli effetti di una carta modificatore si applicano solo al bersaglio per cui è stata pescata.',
  'gh/effects.6':
    "SPINGERE X sposta il bersaglio fino a X esagoni, ognuno dei quali deve aumentarne la distanza dall'attaccante.",
  'gh/effects.6a':
    "Un bersaglio adiacente all'attaccante che subisce SPINGERE 2 in uno spazio aperto finisce a 3 esagoni di distanza.",
  'gh/effects.7':
    "TIRARE X sposta il bersaglio fino a X esagoni, ognuno dei quali deve diminuirne la distanza dall'attaccante.",
  'gh/effects.7a':
    'Un bersaglio a distanza 3 che subisce TIRARE 3 diventa adiacente dopo 2 esagoni e si ferma, perché non può avvicinarsi oltre.',
  'gh/effects.8': 'Per spinte e trazioni la distanza si conta come la gittata, non attraverso le pareti.',
  'gh/effects.9': "Una spinta o una trazione termina prima solo quando non c'è un esagono successivo valido.",
  'gh/effects.9a':
    'Un bersaglio con pareti od ostacoli in tutti gli esagoni più lontani non si sposta quando gli si applica SPINGERE 2, e non subisce nulla.',
  'gh/effects.10':
    "L'attaccante (per i mostri, i giocatori) sceglie ogni esagono tra quelli validi; se ne esiste uno valido, va usato [gh/A-06].",
  'gh/effects.11':
    'Un personaggio può rinunciare del tutto a una spinta o a una trazione, ma se la applica deve applicarla per intero.',
  'gh/effects.12':
    'Due spinte distinte nello stesso attacco (per esempio della carta e del modificatore) si possono accettare o rifiutare separatamente.',
  'gh/effects.12a':
    'Con uno SPINGERE 1 stampato e uno SPINGERE 1 pescato, il giocatore può spingere di 0, 1 o 2 esagoni.',
  'gh/effects.13':
    'Un bersaglio può essere spinto o tirato attraverso i suoi alleati ma non attraverso i suoi nemici, e non può finire in un esagono occupato.',
  'gh/effects.13a':
    'Un mostro ha subito dietro di sé un altro mostro e, oltre questo, un esagono libero: SPINGERE 2 in quella direzione lo porta al di là del suo alleato.',
  'gh/effects.13b':
    'Un mostro con un personaggio subito dietro non può essere spinto in quella direzione con SPINGERE 1.',
  'gh/effects.14':
    'Un movimento obbligato non può attraversare pareti, porte chiuse o (per chi non è Volante) ostacoli.',
  'gh/effects.15':
    'Un movimento obbligato fa scattare le trappole e infligge i danni del terreno pericoloso come un movimento normale, ignora il costo del terreno difficile e risparmia le miniature Volanti.',
  'gh/effects.15a':
    "Con L = 1 un mostro con 4 punti ferita è spinto attraverso un esagono pericoloso in una trappola danneggiante: subisce 1 e 3 danni e muore, e l'uccisione è attribuita a chi l'ha spinto.",
  'gh/effects.16':
    'Le miniature immobilizzate o stordite, e quelle con movimento "-", possono essere spinte e tirate.',
  'gh/effects.17': 'Gli alleati non sono mai bersagli di una spinta o di una trazione.',
  'gh/effects.18':
    'PERFORARE X ignora fino a X punti dello Scudo del bersaglio mentre si calcolano i danni, non dopo.',
  'gh/effects.18a': 'Un Attacco 3 con PERFORARE 2 contro Scudo 3, pescando un +0, infligge 2 danni.',
  'gh/effects.18b':
    'Un Attacco 3 con PERFORARE 5 contro Scudo 2, pescando un +0, infligge 3 danni; il PERFORARE in eccesso non aggiunge nulla.',
  'gh/effects.19': 'PERFORARE agisce solo contro Scudo, non contro altri modi di prevenire i danni.',
  'gh/effects.20':
    "AGGIUNGERE BERSAGLIO aggiunge all'attacco un altro nemico entro gittata, non ancora bersagliato; gli si applicano tutti gli effetti dell'attacco, tranne quelli che danno ulteriori bersagli.",
  'gh/effects.20a':
    'Un Attacco 3 in mischia con FERITA e AGGIUNGERE BERSAGLIO, accanto a due nemici, attacca entrambi con valore 3 e FERITA, con un modificatore ciascuno.',
  'gh/effects.21':
    "In un attacco ad area, il bersaglio aggiunto è un singolo nemico entro gittata e fuori dall'area.",
  'gh/effects.22':
    'AGGIUNGERE BERSAGLIO pescato da una carta modificatore mentre si attacca un nemico dà luogo a un nuovo attacco contro un altro; ogni volta che compare aggiunge un altro bersaglio.',
  'gh/effects.23': 'Se tutti i nemici entro gittata sono già bersagliati, AGGIUNGERE BERSAGLIO non fa nulla.',
  'gh/effects.24':
    'Le condizioni indicate in una capacità si applicano dopo il suo effetto principale [gh/conditions.3].',
  'gh/effects.25':
    "Più effetti dello stesso attacco sullo stesso bersaglio si applicano nell'ordine in cui sono stampati, per ultimi quelli delle carte modificatore.",
};

import type { bonuses as chapter } from '../../../rulebook/bonuses.ts';

/** Active bonuses, Shield and Retaliate, in Italian. */
export const bonuses: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/bonuses.1':
    "Un bonus persistente dura dal momento in cui la sua carta viene giocata finché non si verifica la condizione indicata; un bonus di round dura fino alla fine del round. Nel frattempo le loro carte restano nell'area attiva.",
  'gh/bonuses.2':
    "Un bonus persistente con caselle di utilizzo inizia con un segnalino sulla prima casella, che avanza di una casella a ogni utilizzo; dopo l'ultima casella la carta va nella pila delle carte perse e il bonus termina.",
  'gh/bonuses.2a':
    "L'Armatura di Gelo del Tessimagie ha due caselle. La prima e la seconda volta che dovrebbe subire danni, questi vengono prevenuti, e alla seconda la carta va nella pila delle carte perse; alla terza i danni si subiscono.",
  'gh/bonuses.3':
    'Un bonus di questo tipo va usato ogni volta che si verifica la situazione che lo attiva, anche se non porta alcun beneficio.',
  'gh/bonuses.3a':
    'Con un bonus "ai tuoi prossimi due attacchi aggiungi +1", un attacco che ucciderebbe comunque il bersaglio spende lo stesso un utilizzo.',
  'gh/bonuses.4': 'Un bonus che riguarda i danni subiti si attiva quando i danni sono almeno 1.',
  'gh/bonuses.4a': "Un attacco ridotto a 0 da Scudo non spende alcun utilizzo di un'Armatura di Gelo attiva.",
  'gh/bonuses.5':
    'Un bonus persistente senza caselle né condizione dura per il resto dello scenario; il suo giocatore può farlo terminare in qualsiasi momento, mettendo la carta nella pila delle carte perse.',
  'gh/bonuses.6':
    "Alla fine del round la carta di un bonus di round va nella pila delle carte perse se l'azione aveva il simbolo di carta persa, altrimenti nella pila degli scarti.",
  'gh/bonuses.7':
    "Una carta nell'area attiva conta come persa o come scartata a seconda che l'azione usata abbia o no il simbolo di carta persa; non è in mano. Si può spostare nella pila corrispondente in qualsiasi momento, e il suo bonus termina all'istante.",
  'gh/bonuses.7a':
    "Un giocatore ha Scudo 1 come bonus di round senza simbolo di carta persa e ne sposta la carta nella pila degli scarti prima dell'attacco di un mostro: lo Scudo non si applica più.",
  'gh/bonuses.8':
    'Queste carte non si possono perdere come carte della mano per negare i danni; quelle che contano come scartate possono invece far parte delle due carte scartate, e allora il loro bonus termina.',
  'gh/bonuses.9':
    'I punti esperienza stampati su una casella di utilizzo si ottengono quando il segnalino lascia quella casella [gh/experience.4].',
  'gh/bonuses.10': 'I bonus di un personaggio sfinito terminano con il suo sfinimento.',
  'gh/bonuses.11':
    "Un bonus che influenza gli alleati si applica finché la carta è attiva, se l'alleato ne soddisfa le condizioni nel momento in cui viene usato.",
  'gh/bonuses.12':
    'Il bonus di una carta non si applica alle capacità della stessa azione risolte prima che entrasse in gioco.',
  'gh/bonuses.13':
    "Scudo X riduce di X ogni attacco rivolto contro la miniatura, nel terzo passo dell'attacco [gh/attack.12].",
  'gh/bonuses.13a': 'Un Attacco 5 con un +0 pescato infligge 3 danni a un bersaglio con Scudo 2.',
  'gh/bonuses.14': 'Più valori di Scudo si sommano e si possono applicare in qualsiasi ordine.',
  'gh/bonuses.14a':
    'Una miniatura con Scudo 1 sulla carta statistiche e Scudo 2 dato da una carta è colpita da un Attacco 4 con un +1 pescato: subisce 2 danni.',
  'gh/bonuses.15':
    'Scudo funziona solo contro i danni degli attacchi, mai contro trappole, terreno pericoloso, FERITA, Ritorsione o danni diretti.',
  'gh/bonuses.16':
    'Se i danni sono già scesi a 0, altre fonti di Scudo con utilizzi limitati non devono essere spese.',
  'gh/bonuses.16a':
    "Un personaggio ha Scudo 1 da un bonus di round e un oggetto a cariche che dà anch'esso Scudo 1. Contro un Attacco 1 con un +0 pescato il giocatore applica prima il bonus, e l'oggetto conserva la sua carica.",
  'gh/bonuses.17':
    'Ritorsione X infligge X danni a ogni miniatura che attacca chi la possiede da un esagono adiacente, una volta per ogni attacco rivolto contro di lui.',
  'gh/bonuses.18': 'Ritorsione X, Gittata Y funziona contro gli attaccanti fino a Y esagoni di distanza.',
  'gh/bonuses.18a': 'Contro un attaccante a distanza 3, Ritorsione 2 senza gittata non infligge danni.',
  'gh/bonuses.19':
    "Ritorsione si risolve dopo l'attacco e tutti i suoi effetti; non avviene se l'attacco ha ucciso o sfinito chi la possiede.",
  'gh/bonuses.19a': "Un mostro con Ritorsione 2 viene ucciso dall'attacco: l'attaccante non subisce nulla.",
  'gh/bonuses.20':
    'La distanza per Ritorsione si verifica dopo gli effetti: chi è stato spinto fuori dalla gittata della propria Ritorsione non la applica, chi vi è stato tirato dentro sì.',
  'gh/bonuses.20a':
    'Un attaccante usa Attacco 2 SPINGERE 1 contro un nemico adiacente con Ritorsione 2 senza gittata e lo spinge a distanza 2: non subisce danni in risposta.',
  'gh/bonuses.21':
    'Più valori di Ritorsione si sommano; il totale è una sola fonte di danno per ogni attacco.',
  'gh/bonuses.22':
    'Ritorsione non è un attacco e non bersaglia nessuno: non richiede carte modificatore, ignora Scudo e funziona contro un attaccante invisibile.',
  'gh/bonuses.23': 'Ogni bersaglio con Ritorsione di un attacco a bersagli multipli risponde separatamente.',
  'gh/bonuses.23a':
    "Un attacco ad area in mischia colpisce tre nemici con Ritorsione 1, che sopravvivono tutti e restano adiacenti: l'attaccante subisce tre volte 1 danno.",
  'gh/bonuses.24':
    "Se Ritorsione uccide o sfinisce l'attaccante tra un bersaglio e l'altro, gli attacchi rimanenti non hanno luogo.",
};

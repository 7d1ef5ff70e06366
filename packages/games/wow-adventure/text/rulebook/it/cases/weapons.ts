import type { casesWeapons as chapter } from '../../../../rulebook/cases/weapons.ts';

/** Cases of weapons, armor and replacement cards, in Italian. */
export const casesWeapons: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-10':
    "Sandrai ha equipaggiato un Bastone Curativo (mischia 2) e gioca Dardo d'Ombra (a distanza 3) prima del tiro: il suo attacco è a distanza 3, e il testo del bastone si ignora.",
  'wow/T-34':
    "Sandrai, verde e sul lato di partenza, ha equipaggiato una Verga dell'Apprendista, il cui testo parla di carte rimpiazza arma. Gioca Dardo d'Ombra (a distanza 3): il suo attacco è a distanza 3, +1 per la verga.",
  'wow/T-35':
    "Un eroe ha giocato Dardo d'Ombra e vorrebbe aggiungere Risucchio di Vita nello stesso combattimento: la seconda carta rimpiazza arma non si può giocare [wow/A-43].",
  'wow/T-36':
    'Un eroe con danno 1 e un\'arma che dice "con la spada, +1 danno" gioca una carta rimpiazza arma. Il rosso fa spada: il danno resta 1, perché il testo dell\'arma si ignora.',
  'wow/T-37':
    "L'armatura di un eroe dà +1 attacco e una carta con 3, e viene giocata una carta rimpiazza arma. Il rosso fa 3: il potere dell'armatura funziona.",
  'wow/T-38':
    "Burbonn, verde, ha equipaggiato un Arco Lungo Pregiato e nello zaino un Superfucile Ipertecnologico. Nel momento dell'equipaggiamento l'arco va nello zaino e il fucile viene equipaggiato: il suo attacco è quello del fucile, non della sua carta.",
  'wow/T-39':
    "Un eroe verde ha una spada gialla con un'icona che gli corrisponde. Nel mantenimento non può né equipaggiarla né usarla; può scartarla come pozione.",
  'wow/T-40': "Un'armatura mostra le icone maglia e scudo, e l'eroe ha solo maglia: non può equipaggiarla.",
  'wow/T-41': 'Un oggetto non ha icone: qualsiasi eroe può equipaggiarlo.',
  'wow/T-42':
    "Un oggetto zaino ha il simbolo ma è superiore al livello dell'eroe: il suo potere non funziona.",
  'wow/T-43': "Un'arma con un potere sempre attivo è nello zaino: non fa nulla.",
  'wow/T-44':
    "Un eroe cambia arma dopo la sfida e viene attaccato nel turno del giocatore seguente: conta l'arma nuova.",
  'wow/T-45':
    "La carta di un eroe riporta difesa 5, e l'armatura equipaggiata 4: la difesa è 4 finché l'armatura è equipaggiata.",
  'wow/T-46':
    "Un eroe combatte con il Possente Martello di Smite, e il rosso fa spada: l'eroe deve subire 1 danno.",
};

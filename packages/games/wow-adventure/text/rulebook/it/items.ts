import type { items as chapter } from '../../../rulebook/items.ts';

/** Items, in Italian. */
export const items: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/items.1': "Un oggetto è un'arma, un'armatura o un oggetto zaino.",
  'wow/items.2': 'Ogni oggetto ottenuto va nello zaino.',
  'wow/items.3':
    'Per ottenere un oggetto di un livello si pescano carte dal fondo di quel mazzo finché una non ha un oggetto; quelle che non ne hanno si scartano in cima. Un evento che ha un oggetto sul retro vale come carta con un oggetto. Dopo tante carte quante ne conteneva il mazzo, la ricerca finisce senza oggetto [wow/A-36].',
  'wow/items.4':
    "Si possono equipaggiare al massimo un'arma e un'armatura; gli oggetti zaino non si equipaggiano mai.",
  'wow/items.5':
    "Gli oggetti si equipaggiano solo nel momento dell'equipaggiamento, durante il mantenimento.",
  'wow/items.6': "Un oggetto superiore al livello dell'eroe non può essere né equipaggiato né usato.",
  'wow/items.7':
    "Un'arma o un'armatura si può equipaggiare solo se ogni sua icona è anche sulla carta dell'eroe; se non ne ha, la può equipaggiare chiunque.",
  'wow/items.8': 'Lo zaino contiene un numero qualsiasi di oggetti.',
  'wow/items.9': 'Nello zaino funzionano solo gli oggetti con il simbolo dello zaino.',
  'wow/items.10':
    "Un'arma equipaggiata sostituisce tipo e valore di attacco dell'eroe, un'armatura equipaggiata la difesa; i valori stampati non si possono usare al loro posto.",
  'wow/items.11':
    "Quando una carta chiede dallo zaino un incontro con un certo attributo, va bene qualsiasi oggetto la cui altra faccia abbia quell'attributo.",
  'wow/items.12':
    '"Scarta un oggetto a caso" riguarda tutti gli oggetti dell\'eroe, anche quelli equipaggiati; "dallo zaino" riguarda solo lo zaino. Lo stesso vale quando è l\'eroe a scegliere.',
  'wow/items.13':
    'Gli oggetti sono carte a due facce in gioco, quindi ogni zaino è visibile a tutti [wow/decks.4].',
  'wow/items.14':
    'Un oggetto scartato va in cima al mazzo del suo colore, e le carte associate a esso vanno nelle pile degli scarti dei loro proprietari.',
};

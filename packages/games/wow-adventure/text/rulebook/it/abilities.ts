import type { abilities as chapter } from '../../../rulebook/abilities.ts';

/** Ability cards, in Italian. */
export const abilities: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/abilities.1':
    'Una carta abilità costa tanta energia quante sono le sue icone energia; se non ne ha, costa 0.',
  'wow/abilities.2':
    "Un'icona dice quando si gioca la carta: movimento, combattimento o speciale. Il testo può restringere il momento.",
  'wow/abilities.3':
    "Le carte movimento e combattimento le gioca solo l'eroe attivo o un eroe che combatte: quelle movimento nella propria fase movimento, quelle combattimento in un combattimento a cui si partecipa. Le carte speciali si giocano quando lo dice il testo, anche da parte di chi sta a guardare.",
  'wow/abilities.4':
    "In combattimento, nello stesso momento, il difensore gioca tutto per primo, poi l'attaccante.",
  'wow/abilities.5':
    "Fuori dal combattimento, l'eroe attivo decide l'ordine di ciò che si gioca nello stesso momento.",
  'wow/abilities.6':
    'Un eroe gioca al massimo una copia della stessa carta abilità per turno, di chiunque sia il turno; una copia cancellata conta [wow/A-55].',
  'wow/abilities.7':
    'Cancellare: una carta abilità cancellata si scarta senza effetto. Anche un combattimento può essere cancellato.',
  'wow/abilities.8':
    'Associare: la carta sta accanto al suo bersaglio e funziona finché la carta non viene scartata o il bersaglio non viene scartato o sconfitto.',
  'wow/abilities.9':
    "Una carta su un oggetto ci resta quando l'oggetto viene equipaggiato, tolto, rubato o scambiato, e funziona, come dice, per chi usa l'oggetto. Una carta su un incontro lo segue sulla linea e viene tolta quando l'incontro è battuto o scartato [wow/A-49].",
  'wow/abilities.10':
    'Un testo di miglioramento si può usare, in aggiunta al testo base, a partire dal livello del suo colore; per una carta associata conta il livello attuale del suo proprietario [wow/A-49].',
  'wow/abilities.11':
    "Una carta rimpiazza arma si gioca prima del tiro: il suo tipo e il suo valore di attacco sostituiscono quelli della carta personaggio e dell'arma. Il testo dell'arma si ignora, a meno che non parli di carte abilità; i poteri della carta personaggio, dell'armatura e degli oggetti zaino funzionano comunque.",
  'wow/abilities.12':
    'Ogni parte può giocare al massimo una carta rimpiazza arma per combattimento [wow/A-43].',
  'wow/abilities.13': "L'energia spesa per una carta cancellata resta spesa [wow/A-55].",
  'wow/abilities.14':
    'Una carta o un potere si può giocare solo se le sue condizioni sono soddisfatte e tutto il suo costo può essere pagato; si può giocare anche se non cambierà nulla [wow/A-55].',
};

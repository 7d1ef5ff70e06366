import type { combat as chapter } from '../../../rulebook/combat.ts';

/** Combat with an encounter, in Italian. */
export const combat: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/combat.1': 'Un combattimento ha cinque passi: tiro, poteri, distanza, mischia, fine.',
  'wow/combat.2':
    "L'eroe attivo tira il dado rosso; il giocatore alla sua destra tira quello nero per l'incontro, nello stesso momento.",
  'wow/combat.3':
    "Ciò che si gioca prima del tiro, comprese le carte rimpiazza arma, viene per primo: tocca al difensore, poi all'attaccante [wow/powers.5].",
  'wow/combat.4':
    'Subito dopo un tiro, un eroe può spendere i segnalini che fanno ritirare un dado appena tirato, ma solo per un dado tirato per se stesso e prima che si attivi qualsiasi potere [wow/A-35].',
  'wow/combat.5': "Si risolvono prima i poteri attivati dal dado nero, poi quelli dell'eroe.",
  'wow/combat.6':
    'Nel passo dei poteri ogni parte a turno, il difensore per primo, risolve i suoi poteri attivati e poi gioca tutto ciò che vuole giocare dopo il tiro. La prima parte non ha una seconda occasione, salvo i poteri imposti da una nuova faccia [wow/powers.9], [wow/A-23].',
  'wow/combat.7':
    "Chi ha un attacco a distanza agisce nel passo a distanza, chi ha un attacco di mischia nel passo di mischia. Conta il tipo di attacco all'inizio del passo a distanza.",
  'wow/combat.8':
    "Il totale dell'attacco è dado più valore di attacco più bonus; colpisce se raggiunge o supera la difesa del bersaglio.",
  'wow/combat.9': 'Un attacco che colpisce infligge danni pari al valore di danno di chi colpisce.',
  'wow/combat.10': 'Un incontro che subisce almeno 1 danno è battuto.',
  'wow/combat.11': 'Un eroe i cui danni raggiungono o superano la sua vita è sconfitto.',
  'wow/combat.12':
    'Due attacchi nello stesso passo sono simultanei, perciò possono cadere entrambe le parti.',
  'wow/combat.13': 'Chi cade nel passo a distanza non fa nessun attacco di mischia.',
  'wow/combat.14':
    'Se una delle due parti è caduta nel passo a distanza, si va subito al passo finale [wow/A-09].',
  'wow/combat.15':
    'Se una delle due parti cade nel passo dei poteri, nessuno attacca e si va subito al passo finale [wow/A-41].',
  'wow/combat.16':
    'Un colpo il cui danno è ridotto a 0 non infligge danni: non batte un incontro, e i poteri che richiedono un danno non funzionano [wow/A-42].',
  'wow/combat.17':
    'I poteri "se colpisce" si risolvono dopo i danni di quel passo; su un eroe appena sconfitto non hanno effetto [wow/A-41].',
  'wow/combat.18':
    "Se l'incontro è battuto e l'eroe è in piedi, l'eroe prende nello zaino l'oggetto sul retro, o riceve la ricompensa stampata di un incontro in mappa.",
  'wow/combat.19':
    "Se non cade nessuno dei due, la carta incontro va in una casella libera della linea e l'indicatore con quel numero va nello spazio. Una carta che è già sulla linea resta nella sua casella, e il suo indicatore dov'è.",
  'wow/combat.20':
    "Se l'eroe è sconfitto e l'incontro no, prima si risolve la sconfitta, poi si mettono carta e indicatore come sopra [wow/combat.19].",
  'wow/combat.21':
    "Se cadono entrambi, la carta incontro si scarta in cima al suo mazzo e l'eroe è sconfitto; non c'è nessun oggetto.",
  'wow/combat.22': 'Un incontro in mappa non battuto resta semplicemente sulla mappa e non occupa caselle.',
  'wow/combat.23':
    "Battere un incontro in mappa non lo elimina: chiunque può combatterlo di nuovo. Un eroe nel suo spazio deve risolverlo o attaccare un rivale, anche se l'incontro non ha più nulla da dargli [wow/A-52].",
  'wow/combat.24':
    'Un combattimento cancellato o saltato non ha vincitori. Una carta incontro va sulla linea come imbattuta, a meno che il testo non dica altro; una che era già lì resta; un duello semplicemente finisce. La fase sfida è conclusa [wow/A-55].',
  'wow/combat.25':
    'Un incontro battuto che è il retro di un evento dà la ricompensa stampata; poi la carta si scarta, a meno che la ricompensa non sia la carta stessa.',
};

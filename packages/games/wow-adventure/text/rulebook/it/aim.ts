import type { aim as chapter } from '../../../rulebook/aim.ts';

/** The aim and what comes first, in Italian. */
export const aim: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/aim.1': "Vince l'eroe che ha 8 o più punti valore nel registro missioni.",
  'wow/aim.2':
    'I punti valore vengono solo dalle carte nel registro missioni: missioni completate, trofei ed eventi che dicono di darne.',
  'wow/aim.3':
    "Ogni volta che una carta entra in un registro missioni, nel turno di chiunque, i totali si controllano subito; se qualcuno ha vinto, la partita finisce lì, prima che si peschi un'altra missione [wow/A-24].",
  'wow/aim.4': 'Se più eroi arrivano a 8 nello stesso momento, vince quello con più punti valore.',
  'wow/aim.5': "A parità di punti valore, vince l'eroe con più carte nel registro missioni.",
  'wow/aim.6': "Se anche le carte sono pari, vince l'eroe di livello più alto.",
  'wow/aim.7': 'Se sono pari perfino i livelli, quegli eroi vincono insieme.',
  'wow/aim.8': 'Quando una carta contraddice una regola, vale la carta.',
  'wow/aim.9': 'Tutti possono guardare in qualsiasi momento ogni registro missioni e il suo totale.',
  'wow/aim.10':
    'I punti valore nel registro non si perdono mai. Al di fuori del registro niente conta: né i livelli, né gli oggetti, né le missioni non completate.',
  'wow/aim.11':
    'Il gioco non ha limiti di turni, eliminazioni, squadre, talenti da scegliere né denaro, e gli eroi non si scambiano né si danno nulla se non per effetto di una carta, di un segnalino o di un duello perso.',
  'wow/aim.12':
    'Si gioca in 2, 3 o 4, con un eroe ciascuno. In due, lo stesso rivale siede a destra e a sinistra [wow/A-56].',
};

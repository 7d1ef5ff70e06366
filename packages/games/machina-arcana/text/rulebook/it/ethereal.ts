import type { ethereal as chapter } from '../../../rulebook/ethereal.ts';

/** Ethereal units, in Italian. */
export const ethereal: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/ethereal.1':
    'Le unità eteree non possono essere bersagliate da altri, a meno che un effetto non lo permetta.',
  'ma/ethereal.2':
    'Trappole, barili ed effetti che non bersagliano, come uno su ogni unità adiacente, le raggiungono.',
  'ma/ethereal.3':
    'Le altre unità possono passare attraverso un’unità eterea, e questa attraverso le altre; resta comunque un ostacolo. Nessuno può fermarsi in uno spazio occupato.',
  'ma/ethereal.4': 'I mostri non seguono gli esploratori eterei e non contano i passi fino a loro.',
  'ma/ethereal.5':
    'Le unità eteree non attraversano muri, porte chiuse, macerie o spazi azione. Nemmeno gli amici possono bersagliarle, perciò nessun altro può curarne una; scambiare e dare supporto non è bersagliare.',
};

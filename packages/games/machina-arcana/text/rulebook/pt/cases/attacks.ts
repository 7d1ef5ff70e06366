import type { casesAttacks as chapter } from '../../../../rulebook/cases/attacks.ts';

/** Cases of attacks and barrels, in Brazilian Portuguese. */
export const casesAttacks: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K90':
    'Um dado branco mostra 1 e um preto 2. Contra armadura 3 o ataque acerta, e o alvo perde 1 de saúde; contra armadura 4 erra, a não ser que se gaste 1 essência.',
  'ma/K91':
    'Uma rolagem arcana de 3 acerta um Foguista Oco, armadura 3, vontade 2; uma rolagem normal de 3 também, mas não uma de 2.',
  'ma/K92':
    'Crane ataca em seu turno, falta 1 à rolagem, e ele não tem essência. Obermann, adjacente a ele, paga 1: o ataque acerta. Sozinho, Obermann não poderia aumentar a rolagem, pois nem ela nem o turno são dele.',
  'ma/K93':
    'Na fase dos monstros, a Capa de Flogisto responde a um acerto, e falta 1 à rolagem: o dono pode gastar essência, pois a rolagem é dele. A rolagem do monstro ninguém aumenta.',
  'ma/K94':
    'No turno de Sable, um Foguista Oco morre ao lado de um Roedor da Salmoura com 1 de saúde restante, e suas costuras estouram: a rolagem é 1 contra a armadura 2 do Roedor. Sable pode gastar 1 essência para que acerte, e recebe 1 pelo Roedor.',
  'ma/K95': 'Um ataque contra um barril rola 0: nada acontece, e o barril fica inteiro.',
  'ma/K96':
    'Um explorador com armadura 4 e um Dorso de Pistões, armadura 4, estão ao lado de um barril que explode, e a explosão rola 4: os dois são acertados.',
  'ma/K97':
    'Um segundo barril está adjacente ao primeiro, e a primeira explosão rola 1 ou mais: depois dela explode o segundo, com uma rolagem própria.',
  'ma/K98':
    'Um monstro etéreo está ao lado de um barril que explode: a explosão o ataca, embora nenhuma pistola pudesse mirar nele.',
  'ma/K99':
    'A Válvula de Pressão foi usada em uma Carabina da Tempestade, que rola 3 dados pretos: o ataque rola 3 dados pretos, não 4.',
  'ma/K100':
    'A Marreta da Caldeira mata o alvo: ninguém é empurrado. Uma Sanguessuga Fendida acerta, e o explorador morre: a Sanguessuga recupera 1 de saúde do mesmo jeito.',
  'ma/K101':
    'O Gancho de Corrente mira em um companheiro a 3 espaços: o companheiro é puxado 2 espaços e não é atacado.',
  'ma/K102':
    'Ceifada, da Alabarda de Correntes, é usada com um monstro e um companheiro adjacentes: os dois são atacados.',
  'ma/K103':
    'Um Rastejante dos Fios acerta, e o explorador perde essência em vez de saúde: um item é desequipado do mesmo jeito.',
  'ma/K104':
    'A Lança Ressonante é usada contra um Dorso de Pistões, armadura 4, vontade 2, e a rolagem é 2: o ataque acerta.',
  'ma/K105':
    'Calloway, protegida, é acertada, e Vane, adjacente a ela, assume a perda: ele perde 1 de saúde ou 1 essência, e ela continua protegida.',
};

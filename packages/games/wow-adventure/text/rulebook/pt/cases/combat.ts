import type { casesCombat as chapter } from '../../../../rulebook/cases/combat.ts';

/** Cases of combat with encounters, in Brazilian Portuguese. */
export const casesCombat: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-01':
    'Sandrai, à distância 1 e sem carta jogada, enfrenta um Javali da Montanha, corpo a corpo, defesa 4. O vermelho mostra 3 e o preto 5: o total dela, 4, acerta e vence o javali antes que ele ataque; ela não sofre dano e fica com o item.',
  'wow/T-02':
    'Burbonn, corpo a corpo, defesa 3, enfrenta um inimigo com ataque à distância 2 e dano 2. O preto mostra 5: o total de 7 acerta na etapa à distância e causa 2 de dano. Ele ainda está de pé, então faz seu ataque corpo a corpo.',
  'wow/T-03':
    'Sandrai, à distância, tem vida 4 e 2 de dano; ela e um Engenheiro Goblin, à distância, dano 2, acertam um ao outro. Os dois caem na etapa à distância: a carta vai para o topo do baralho cinza, não há item, e ela resolve a derrota.',
  'wow/T-05':
    'Em um espaço cinza, Burbonn, à distância, encontra um Carniçal Podre, defesa 5, Aggro. O dado dele mostra 1, sua arma o rola de novo e o total é 4; o total de 5 do carniçal alcança sua defesa. Burbonn erra e sofre o dano do carniçal. Ninguém cai: a carta vai para uma casa livre e o marcador para o espaço, com o lado vermelho para cima.',
  'wow/T-06':
    'Um Carniçal Podre, com uma espada, ganha +1 de dano e rola de novo. O preto mostra espada e, rolado de novo, espada outra vez: o poder funciona uma vez, o bônus fica em +1, e o dado vale 6.',
  'wow/T-11':
    'Grumbaz tem um poder com espada, e seu inimigo rola de novo com 1. O vermelho mostra espada e o preto 1: primeiro rola-se de novo o dado preto, depois resolve-se o poder de Grumbaz.',
  'wow/T-16':
    'Um inimigo rola de novo com 1 e ganha +1 de dano com espada. O preto mostra 1 e, rolado de novo, espada: os dois poderes funcionam, uma vez cada.',
  'wow/T-17':
    'Na parte do atacante da etapa de poderes, um herói joga uma carta que rola de novo o dado preto, e a nova face nomeia um poder que o inimigo ainda não usou. O poder é ativado, embora a parte do inimigo na etapa já tivesse acabado [wow/A-34].',
  'wow/T-18':
    'Um Ogro Brigão ataca por último. Ele e o herói têm ataques corpo a corpo; o herói acerta, então o ogro é vencido e não ataca.',
  'wow/T-19':
    'Um herói com 1 de vida restante e um inimigo, os dois corpo a corpo, acertam um ao outro: os dois caem, não há item, e a carta vai para o topo de seu baralho.',
  'wow/T-20':
    'Herói e inimigo atacam à distância; só o inimigo acerta, e o acerto é mortal. O herói é derrotado e o inimigo não é vencido: resolve-se primeiro a derrota, depois colocam-se carta e marcador.',
  'wow/T-21':
    'Um Diabrete Incendiário causa 1 de dano ao herói com 5 ou espada, e o herói, que ataca à distância, tem 1 de vida restante. O preto mostra espada: o herói cai na etapa de poderes sem atacar, e o diabrete vai para a trilha [wow/A-41].',
  'wow/T-22':
    'Um Engenheiro Goblin é vencido com 1. O preto mostra 1: ele é vencido na etapa de poderes, ninguém ataca, e o herói fica com o item [wow/A-41].',
  'wow/T-23': 'O total de ataque de um herói é exatamente igual à defesa: é um acerto.',
  'wow/T-24':
    'Um efeito reduziu a 0 o dano de um herói, e ele acerta um encontro: não há dano, o encontro não é vencido, e sua carta vai para a trilha [wow/A-42].',
  'wow/T-25':
    'O Brutamontes Gnoll não derrotado na casa 4 é enfrentado de novo e ninguém cai: ele fica na casa 4, sem um segundo marcador.',
  'wow/T-26':
    'Um Coiote Arisco foge quando o herói tira 1. O vermelho mostra 1: o combate acaba, a carta vai para o topo do baralho cinza, não há item, e a fase de desafio está encerrada.',
  'wow/T-27':
    'Quando um Carcereiro Esquelético é vencido, rola-se um dado, e com espada ele afinal não é vencido. O dado mostra espada: não há item, e a carta vai para a trilha com um marcador.',
  'wow/T-28':
    'Um Evocador do Caos proíbe novas rolagens, e o herói tem as Botas-foguete Goblínicas e um Arco Longo Fino. O vermelho mostra 1: nem as botas nem o arco podem rolá-lo de novo, e o poder obrigatório deste não faz nada.',
  'wow/T-29':
    'Um inimigo com um poder "se acertar" é vencido na etapa à distância: ele nunca atacou, então nada acontece.',
  'wow/T-30':
    'Uma Aranha das Cavernas acerta um herói, que sobrevive; antes do turno seguinte dele, um rival o derrota. Quando esse turno começa, a aranha não causa dano [wow/A-47].',
  'wow/T-31':
    'Uma Emboscada foi revelada; o herói ataca à distância, o inimigo é corpo a corpo, e os dois acertariam. O inimigo conta como à distância, com +1 de dano, então os dois ataques são simultâneos.',
  'wow/T-32':
    'Uma Emboscada foi revelada, e o herói ataca um rival que tem uma arma corpo a corpo e joga uma carta corpo a corpo que substitui a arma: o ataque do rival é à distância mesmo assim, com +1 de dano [wow/A-57].',
  'wow/T-33':
    'Uma Emboscada é revelada ao lado de uma cidade, e um Mapa Falso leva o herói para dentro dela. Não há desafio, então a Emboscada não faz nada e é descartada.',
};

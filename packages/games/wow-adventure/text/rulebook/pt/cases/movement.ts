import type { casesMovement as chapter } from '../../../../rulebook/cases/movement.ts';

/** Cases of movement, aggro, flight and discoveries, in Brazilian Portuguese. */
export const casesMovement: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-65':
    'Um herói cinza com 3 de movimento está ao lado de um espaço verde: não pode entrar nele nem atravessá-lo.',
  'wow/T-66':
    'Uma cidade fica entre dois espaços verdes, e um herói verde passa: é permitido, porque a cidade conta como cinza para todos.',
  'wow/T-67':
    'Um herói com 4 de movimento entra no segundo passo em um espaço com um marcador aggro: ele para, perde 2 de movimento e explora ali.',
  'wow/T-68':
    'Um herói começa o turno em um espaço com um marcador aggro: rola, recebe energia, não pode sair e deve enfrentar aquele encontro na fase de desafio.',
  'wow/T-69':
    'No espaço há um marcador aggro e um rival. Na fase de desafio, enfrenta-se o encontro aggro, e o rival não pode ser atacado [wow/A-04].',
  'wow/T-70':
    'No espaço há um marcador aggro, um marcador amarelo e um evento de local. Na fase de desafio, enfrenta-se o encontro aggro.',
  'wow/T-71':
    'No espaço há um marcador amarelo e um evento de local. Na fase de desafio, o herói escolhe um deles, e nenhuma carta é comprada.',
  'wow/T-72':
    'Um herói preso por Aggro está em um espaço com uma rota de voo e sem fichas. Na exploração, pode escolher a rota de voo, mas ela não faz nada [wow/A-05].',
  'wow/T-73': 'Sofeea, presa por Aggro, joga Portal: ela parte para qualquer cidade.',
  'wow/T-74': 'Um herói cinza em uma cidade quer voar para um espaço verde com rota de voo: não é permitido.',
  'wow/T-75':
    'Um herói anda até um espaço com uma rota de voo e uma ficha de descoberta. Na exploração, a ficha é revelada, e não há voo neste turno.',
  'wow/T-76':
    'Um herói voa de uma cidade para um espaço normal com uma ficha de descoberta e um pergaminho: nem uma nem outro fazem nada, e compra-se ali uma carta de desafio da cor desse espaço.',
  'wow/T-77':
    'Um herói voa de um espaço normal para uma cidade: o desafio é pulado, a manutenção acontece na cidade, e uma condição de viajar até lá é cumprida.',
  'wow/T-78':
    'Um herói com 2 de vida restante revela Ouro, Bomba e Doença e resolve a Doença, depois a Bomba. A vida cai em 1, a Bomba o derrota, a Doença sai com a derrota, e o Ouro fica guardado [wow/A-45].',
  'wow/T-79':
    'Mapa Falso e Bomba são revelados juntos, e resolve-se primeiro o Mapa Falso. O jogador à direita move o herói até 2 espaços, depois vem a Bomba do espaço que ficou para trás. As fichas do novo espaço continuam viradas para baixo, e o desafio acontece ali.',
  'wow/T-80':
    'Resolve-se um Mapa Falso, e o jogador à direita quer mover um herói cinza para um espaço verde: não é permitido; não mover nada, sim [wow/A-16].',
  'wow/T-81': 'Um herói preso por um marcador aggro resolve um Mapa Falso: ele não é movido [wow/A-16].',
  'wow/T-82':
    'Um herói gasta a Pedra de Regresso: o dado é rolado do mesmo jeito, não se anda antes nem depois, e a energia fica.',
  'wow/T-83':
    'As Botas-foguete Goblínicas são gastas no dado de movimento e trocam 1 de movimento e 3 de energia por 4 e 1: o herói tem 4 de movimento e 1 de energia, e a primeira face se foi.',
  'wow/T-84':
    'A arma de um herói diz "com 1, sofra 1 de dano", e o dado vermelho mostra 1. As Botas-foguete Goblínicas são gastas na hora: o 1 não ativa nada, e conta a nova face [wow/A-35].',
  'wow/T-85':
    'O jogador à direita, que rolou o dado preto por um encontro, tem as Botas-foguete Goblínicas: não pode gastá-las nesse dado [wow/A-35].',
  'wow/T-86':
    'Um herói de mochila vazia pega o item de um rival com o Mercador Ambulante: o rival não recebe nada de volta, porque teria que ser um item diferente [wow/A-59].',
  'wow/T-87':
    'Todos os itens de um rival estão equipados: o Mercador Ambulante não pode ser gasto nesse rival [wow/A-59].',
  'wow/T-88':
    'Um herói usa a Visão Distante em uma ficha que ele mesmo colocou antes: é permitido, e ela é devolvida ou descartada [wow/A-54].',
  'wow/T-89':
    'A última ficha da reserva é colocada enquanto há quatro de lado: as quatro são misturadas na hora e formam a nova reserva.',
  'wow/T-90':
    'Um herói está em um local-chave enquanto a reserva está vazia e nada está de lado: pode escolher colocar descoberta, que não faz nada.',
  'wow/T-91':
    'Um herói com uma Doença usa a poção de cura grande de uma cidade: cura 2 e a ficha sai. Uma poção pequena não a removeria.',
  'wow/T-92':
    'Um herói tem duas fichas de Doença, então sua vida é 2 mais baixa. Um recurso de poção de cura grande remove as duas [wow/A-48].',
  'wow/T-93':
    'Um herói com vida 4 e 3 de dano recebe uma Doença: o dano de 3 alcança a vida, agora 3, então ele é derrotado na hora e a ficha sai [wow/A-18].',
  'wow/T-94':
    'Uma Bomba derrota um herói; o rival que a colocou tem a missão Cabeça a Prêmio sobre ele. A missão não é cumprida: uma ficha não é uma carta.',
  'wow/T-95':
    'O texto amarelo de uma Armadilha Congelante derrota o herói marcado pela Cabeça a Prêmio do dono da armadilha: a missão é cumprida, mas nenhum item é pego [wow/A-28].',
};

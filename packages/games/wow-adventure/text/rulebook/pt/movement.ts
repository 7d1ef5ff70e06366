import type { movement as chapter } from '../../../rulebook/movement.ts';

/** The movement phase, in Brazilian Portuguese. */
export const movement: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/movement.1': 'O herói ativo deve rolar o dado de movimento, mesmo que fique parado ou esteja preso.',
  'wow/movement.2':
    'A face obtida dá o movimento e a energia deste turno. Uma nova rolagem substitui os dois.',
  'wow/movement.3':
    'O herói pode andar quantos espaços quiser até o limite do movimento, de um espaço a outro adjacente, em qualquer direção, inclusive indo e voltando.',
  'wow/movement.4':
    'Um herói nunca pode entrar, de maneira alguma, em um espaço de cor acima do seu nível. Da mais baixa à mais alta: cinza, verde, amarelo, vermelho.',
  'wow/movement.5': 'As cidades sempre contam como cinza.',
  'wow/movement.6': 'A energia que sobra no fim do turno se perde.',
  'wow/movement.7':
    'Um herói só tem energia no próprio turno, a partir da rolagem de movimento, exceto pelo 1 de energia de quem se defende em um duelo. Em qualquer outro momento, custos só podem ser pagos com poções de mana [wow/A-46].',
  'wow/movement.8':
    'Cartas, poderes, poções e fichas guardadas da fase de movimento podem ser usados em qualquer ponto dela depois da rolagem, também entre dois passos [wow/A-68].',
  'wow/movement.9': 'Os heróis não bloqueiam uns aos outros.',
  'wow/movement.10':
    'Um herói pode atravessar sem parar espaços com encontro do tabuleiro, suserano, evento, marcador amarelo ou fichas de descoberta.',
  'wow/movement.11':
    'Um herói que entra em um espaço com um marcador aggro tem que parar ali e perde o resto do movimento.',
  'wow/movement.12':
    'Um herói em um espaço com um marcador aggro não pode sair dele enquanto o marcador estiver ali: nem a pé, nem voando, nem com a Pedra de Regresso, nem por ação de outro herói, a menos que um texto o permita. A derrota, porém, move o herói [wow/A-05].',
  'wow/movement.13':
    'Um herói preso por Aggro ainda rola o dado de movimento, recebe a energia e pode usar cartas da fase de movimento que não o tirem do espaço.',
  'wow/movement.14':
    'O que se usa em vez de andar, como a Pedra de Regresso e algumas cartas, só pode ser usado se o herói não andou nesta fase, e depois o herói não anda [wow/A-53].',
  'wow/movement.15':
    'Um efeito que limita quantos espaços um herói pode se mover limita só o que ele anda a pé [wow/A-53].',
};

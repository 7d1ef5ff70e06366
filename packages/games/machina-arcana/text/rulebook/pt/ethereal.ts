import type { ethereal as chapter } from '../../../rulebook/ethereal.ts';

/** Ethereal units, in Brazilian Portuguese. */
export const ethereal: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/ethereal.1': 'Unidades etéreas não podem ser alvo de outros, a não ser que um efeito diga que podem.',
  'ma/ethereal.2':
    'Armadilhas, barris e efeitos que não escolhem alvo, como um sobre toda unidade adjacente, as alcançam.',
  'ma/ethereal.3':
    'Outras unidades podem passar por uma unidade etérea, e ela pelas outras; ainda assim ela é um obstáculo. Ninguém pode parar em um espaço ocupado.',
  'ma/ethereal.4': 'Os monstros não seguem exploradores etéreos e não contam passos até eles.',
  'ma/ethereal.5':
    'Unidades etéreas não atravessam paredes, portas fechadas, escombros nem espaços de ação. Nem os amigos podem tê-las como alvo, por isso ninguém mais pode curar uma delas; trocar e apoiar não é ter como alvo.',
};

/** A legal text, in reading order. */
export type LegalText = {
  readonly title: string;
  readonly updated: string;
  readonly introduction: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly items?: readonly string[];
  }[];
};

/** The summary that a user reads before the consent. */
export const policySummary: readonly { readonly heading: string; readonly text: string }[] = [
  {
    heading: "Uso pessoal",
    text: "O FinControl serve para gerir as suas finanças pessoais, em euros. Não pode ser usado para fins profissionais ou comerciais, nem para gerir o dinheiro de outras pessoas.",
  },
  {
    heading: "Só os seus dados",
    text: "Não introduza dados de terceiros: nomes, contas, contactos ou fotografias de outras pessoas. Não nos ligamos a bancos; só guardamos o que escrever, carregar ou importar.",
  },
  {
    heading: "O que guardamos",
    text: "O nome de utilizador, o email e um resumo irreversível da senha; o perfil, as receitas e as despesas; as contas, os movimentos que importa, os talões que lê e o que planeia; as categorias, as regras e os orçamentos; os objetivos e as suas fotografias; as notificações, as conquistas e as últimas recomendações; as sessões e o seu consentimento. Tudo fica no servidor de quem opera esta instalação do FinControl.",
  },
  {
    heading: "Sem cookies",
    text: "Não usamos cookies, publicidade nem rastreadores. O seu navegador guarda apenas o que mantém a sessão iniciada, o seu consentimento, o tema claro ou escuro, como ler os ficheiros do seu banco e, no separador aberto, o que ainda não guardou. Nenhuma cópia das suas transações fica no dispositivo, a não ser que indique que é seu: fica então uma cópia cifrada, que é destruída quando a sessão termina.",
  },
  {
    heading: "Inteligência artificial",
    text: "Para gerar recomendações podem ser enviados dados anonimizados a um fornecedor de inteligência artificial: apenas totais e médias, por mês e por categoria, e os valores e prazos dos objetivos. O seu nome, o seu email, as descrições, os nomes que deu a categorias e a objetivos e as fotografias nunca são enviados.",
  },
  {
    heading: "Não substitui um profissional",
    text: "As recomendações, simulações e projeções são informativas. Não são aconselhamento financeiro, fiscal ou jurídico e não substituem um profissional. As decisões são suas.",
  },
  {
    heading: "Segurança",
    text: "As senhas e as sessões são guardadas de modo que nem quem veja a base de dados as possa usar, cada pedido é verificado e ninguém acede aos dados de outra pessoa. Guarde bem a sua senha e não a partilhe.",
  },
  {
    heading: "Exportação e eliminação",
    text: "Pode obter, em qualquer altura e sem custos, uma cópia de todos os seus dados, ou eliminar a conta. Tem 7 dias para a recuperar; depois a eliminação é definitiva e abrange tudo o que guardamos sobre si. As cópias de segurança do servidor duram até 4 semanas.",
  },
  {
    heading: "Premium",
    text: "O plano Free é gratuito. O Premium custa 17,90 € por mês e é pago através de um fornecedor externo, que trata os dados do cartão; nós não os recebemos, só ficamos a saber que a subscrição começou ou terminou e se um pagamento chegou ou falhou. O cancelamento é simples e não há fidelização.",
  },
  {
    heading: "Os seus direitos",
    text: "Tem os direitos de acesso, retificação, apagamento, limitação, portabilidade e oposição previstos no RGPD, e pode apresentar queixa à Comissão Nacional de Proteção de Dados (CNPD). Para os exercer, contacte quem opera esta instalação: a Política de Privacidade diz quem é.",
  },
  {
    heading: "O seu consentimento",
    text: "O consentimento vale 365 dias; depois voltamos a perguntar. Ao terminar a sessão, é retirado deste navegador. Sem consentimento não é possível usar a aplicação.",
  },
];

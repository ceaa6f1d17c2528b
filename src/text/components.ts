/** What the building blocks of every screen say by themselves. */
export const components = {
  close: "Fechar",
  cancel: "Cancelar",
  retry: "Tentar novamente",
  loading: "A carregar…",
  optional: "(opcional)",
  showPassword: "Mostrar senha",
  hidePassword: "Ocultar senha",
  notifications: "Avisos",
  toggleTheme: "Alternar entre tema claro e escuro",
  total: "Total",
  otherCategories: "Outras",
  category: "Categoria",
  share: "Percentagem",
  amount: "Valor",
} as const;

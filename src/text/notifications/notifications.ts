/** The popover of the notifications. */
export const notificationTexts = {
  title: "Notificações",
  markAllRead: "Marcar todas lidas",
  markingAllRead: "A marcar…",
  unread: "Por ler",
  markRead: (title: string) => `Marcar como lida: ${title}`,
  remove: (title: string) => `Remover notificação: ${title}`,
  empty: "Nenhuma notificação",
  emptyHint: "Quando houver algo a dizer-lhe sobre o seu dinheiro, aparece aqui.",
  notLoaded: "Ainda não foi possível carregar as notificações",
  notLoadedHint: "Continuamos a tentar. O resto funciona na mesma.",
} as const;

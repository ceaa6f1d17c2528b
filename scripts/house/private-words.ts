/** Words of our own that gave way to words of the field; none of them should come back as an identifier. */
export const PRIVATE_WORDS: readonly string[] = `
  AccountTelling asApplicant asSeen AT_ONCE atStake Away believedTime bringImport bringLines
  bringParts bringRepeats Brought broughtBy carriedOn Causes ChangedShelves Coming
  ComingFailed comingFeature Deed Delivery Desk explain fewAtOnce findSide Follow forgetLines
  forgetRows forgottenOf Former giveUpDays hear hearers HELD isAway keepAnswers KeepCall
  keepCalls keepers Keepers KeptAnswers KeptEntry KeptLedger KeptLine KeptPart KeptPasskey
  KeptTotp KeptWrite laterUnasked layOver LinesUndo livingOf lostWith makeDesk makePatience
  moveIn oddYear onShelves openPatiently orAway oust Ousted OUSTED_MAX OUTBOX_RESTS
  OutboxHalf passOn PATIENCE Patiently PutBack Resident Returned ROOM ROOM_DAYS roomToReceive
  roomToSend Seen SeenTime sendKept serveGoals settleAccounts settledBefore settleHome
  settleImport Settlement settleOccurrence settlePlan sharedRoom Shelf SHELVES shownLater
  shownUnasked SideTable SideVersion SideWriting Sight sight SpendingRoom Stamped Standing
  staySeen sumKeeper takeBackEarly takeIn takenLines takeTurns Taking tellAccount Telling
  tellSides TOLD_TABLES toldBy ToldConsent ToldFault toldRecurrence Tray Trays TRIES
  turnImports turnLines undoSides unlessGone unprovided useHeir useTellOverlays versionsKept
  weightOf withCompanions WithRoom withRoom writeSides
`
  .trim()
  .split(/\s+/);

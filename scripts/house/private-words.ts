/** Words of our own that stood for a word of the field; none of them may come back as an identifier. */
export const PRIVATE_WORDS: readonly string[] =
  `PATIENCE AT_ONCE LONGEST MOST ROOM TRIES makePatience Patiently useHeir useTellOverlays shownLater shownUnasked laterUnasked
  later hear hearers heard Desk makeDesk Tray Trays Delivery Returned Shelf SHELVES onShelves ChangedShelves takeIn Reach layOver
  partOf Seen asSeen Stamped Kept KeptEntry KeptWrite KeptLine KeptPart KeptLedger KeptAnswers keepAnswers KeptPasskey
  KeptTotp KeepCall keepCalls sendKept Taking atStake lostWith held HELD OutboxHalf OUTBOX_RESTS Sight sight Away isAway
  orAway unlessGone Deed unprovided Coming comingFeature ComingFailed SpendingRoom ROOM_DAYS WithRoom withRoom roomToReceive
  roomToSend sharedRoom fewAtOnce takeTurns Left Causes oddYear serveGoals weightOf carriedOn carriedBudgets cushion Told
  toldBy TOLD_TABLES toldOf tellAccount AccountTelling Telling ToldBalance ToldFault ToldConsent toldRecurrence tellRecords
  tellSides SideTable SideVersion SideWriting writeSides SIDES sideOf findSide undoSides turnLines turnImports bringLines
  bringParts bringRepeats bringImport LinesUndo forgottenOf forgetLines forgetRows withCompanions takenLines livingOf putBack
  PutBack settleImport settleAccounts settlePlan settleHome settleOccurrence Settlement settledBefore oust Ousted OUSTED_MAX
  passOn explain Standing Brought broughtBy Asked Former bringBack makeRoom giveUpDays takeBackEarly keepers Keepers sumKeeper
  Follow keepVersions versionsKept inParts staySeen SeenTime Resident moveIn asApplicant believedTime openPatiently`.split(
    /\s+/,
  );

"""SteamRollers: dice, pencils and a sheet of paper; alone against Eva, or for up to five."""

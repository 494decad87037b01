@rem The command line of Aeroshelf: a terminal does not wait for a program with windows, but for this file. "--" ends what Electron reads itself.
@"%~dp0..\Aeroshelf.exe" -- %*
@exit /b %errorlevel%

/**
 * Common passwords of 8 and more characters, in lower case: the top of published lists of leaked passwords, including
 * Chinese ones, and variations on names of systems like this.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
!@#$%^&* !@#$%^&*() !qaz2wsx 00000000 000000000 0000000000 00001111 01234567 012345678 0123456789 0987654321
0okm9ijn 10000000 10101010 10203040 1020304050 11110000 11111111 111111111 1111111111 1111122222 11112222
111222333 112112112 11223344 1122334455 112233445566 12121212 12300000 123123123 123123456 123321123 12341234
12344321 123454321 1234554321 123456123 12345654321 123456654321 12345678 123456789 1234567890 123456789012
1234567891 12345678910 123456789123 123456789a 123456789q 12345678a 12345678q 1234567a 123456@a 123456aa
123456ab 123456abc 123456asd 123456qq 12345qwert 1234@abcd 1234qwer 123698745 123789456 123abc123 123qwe123
123qweasd 13131313 13145201314 1314520520 1314521521 13579246 135792468 13888888 14141414 147147147 147258369
147852369 147896325 15151515 159159159 159263487 159357159 159753159 16888888 18888888 19491001 19800101
19850101 19871987 19880808 19881988 19891989 19900101 19901990 19911991 19921992 19931993 19951995 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y 1qaz!qaz 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 20000000 20002000 20080808 20082008
20102010 20122012 20202020 20202021 20240101 20250101 20260101 21212121 22222222 222333444 23232323 24681357
246813579 258258258 258456258 321654987 33333333 34343434 369369369 3edc4rfv 44444444 45454545 456123789
456456456 520131400 52013145 5201314520 5201314a 5201314abc 520520520 55555555 56565656 5845201314 66666666
6666666666 66668888 69696969 741258963 741741741 741852963 753951852 76543210 7758258520 77585210 7758521a
77777777 78787878 789456123 789456123a 789789789 7ujm8ik, 852456852 87654321 88888888 888888888 8888888888
88889999 951753852 963852741 963963963 987456321 98765432 987654321 9876543210 987654321a 98989898 99990000
99999999 a11111111 a123456! a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456 aa123456! aa12345678
aaa123456 aaaaaaa1 abc123!@# abc12345 abc123456 abc123abc abc@1234 abcabc123 abcabcabc abcd1234 abcd12345
abcd123456 abcd@1234 abcdefg1 abcdefgh access123 access14 admin!@# admin123 admin1234 admin12345 admin123456
admin2024 admin2025 admin2026 admin666 admin888 admin8888 admin@123 adminadmin administrator alexander arsenal1
asd123456 asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl autumn2024 autumn2025 autumn2026 babygirl baseball
basketball batman123 beautiful beijing2008 blahblah blink182 butterfly caonima123 changeme changeme1
changeme123 charlie1 chelsea1 chen1234 china123 china2008 chinacom chocolate cocacola company1 company123
computer corvette danielle dearbook default1 demo1234 dragon123 elizabeth facebook february football freedom1
friday13 gezi1234 gezi123456 gezi2024 gezi2025 gezi2026 gezi@2024 gezi@2025 gezi@2026 google123 guest123
hello123 hello1234 helloworld home1234 iloveyou iloveyou1 iloveyou123 iloveyou1314 iloveyou2 iloveyou520
internet january1 jeecg123 jeecg123456 jeecgboot jennifer jonathan jordan23 killer123 letmein! letmein1
letmein123 letmein2 li123456 linkedin liverpool login123 lovelove loveme123 loveyou1 manager1 manager123
master123 maverick mercedes metallica michael1 midnight mima1234 mima123456 minecraft mnbvcxz1 monday123
monkey123 mustang1 mypass123 mypassword mypassword1 mysql123 naruto123 newpass1 newpassword nicholas nihao123
nihaoma123 nopass123 nopassword nothing1 office123 oldpassword oracle123 p@ssw0rd p@ssw0rd1 p@ssw0rd123
p@ssword p@ssword1 pa$$word pass1234 pass12345 pass123456 pass4word pass@123 pass@word1 passpass passw0rd
passw0rd! passw0rd1 password password! password#1 password00 password01 password1 password1! password10
password11 password12 password123 password123! password1234 password2 password2024 password2025 password2026
password22 password3 password5 password7 password9 password99 password@1 password@123 passwordpassword
passwords passwort poiuytrewq pokemon1 princess princess1 private1 q12345678 q123456789 q1w2e3r4 q1w2e3r4t5
qaz123456 qazwsx123 qazwsxedc qq123456 qq12345678 qq123456789 qwe123456 qweasdzxc qweqweqwe qwer1234 qwer12345
qwerasdf qwerty!1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop root1234 root12345
root123456 rootroot s12345678 sa123456 samantha samsung1 secret123 security security1 server123 shadow123
shanghai1 shanghai123 spring2024 spring2025 spring2026 starwars stephanie summer2024 summer2025 summer2026
sunshine sunshine1 superman superman1 system123 temp1234 test1234 test12345 tester123 testing1 testing123
testtest thepassword toor1234 trustno1 unknown1 user1234 victoria w123456789 wang1234 welcome! welcome1
welcome123 welcome2024 welcome2025 welcome2026 whatever winter2024 winter2025 winter2026 woaini123 woaini1314
woaini520 woaini5201314 woaini521 woaiwojia wodemima work1234 ww123456 x123456789 xiaoming1 xx123456 xyz12345
xyz123456 yanglei123 yourpassword z12345678 z123456789 zaq12wsx zaq1xsw2 zaq1zaq1 zhang123 zhongguo zse4rfvg
zxcvbnm, zxcvbnm1 zxcvbnm123 zz123456
`
    .trim()
    .split(/\s+/),
);
